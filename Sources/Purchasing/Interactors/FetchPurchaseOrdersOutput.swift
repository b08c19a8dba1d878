public import Authentication

/// Hears how ``FetchPurchaseOrders`` ended: what it found are the orders, the newest first.
public protocol FetchPurchaseOrdersOutput: FetchOutput where Found == Fetched<PurchaseOrderList> {}
