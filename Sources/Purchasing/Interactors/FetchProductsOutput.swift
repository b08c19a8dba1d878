public import Authentication

/// Hears how ``FetchProducts`` ended: what it found is the catalogue, in the company's order.
public protocol FetchProductsOutput: FetchOutput where Found == Fetched<Catalogue> {}
