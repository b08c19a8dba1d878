import Purchasing
