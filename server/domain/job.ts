/** The work that the servers of one shop share: each job is done by one of them, whichever takes it first. */
export type JobName = 'message-delivery' | 'push-delivery' | 'payment-reconciliation' | 'retention' | 'search-index';
