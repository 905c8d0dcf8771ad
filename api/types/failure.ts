/** The ways in which a call can fail, as data that a chart can store and a view can show. */

export type FailureKind =
  /** A 4xx with the server's own message. */
  | 'refused'
  /** 401: no session, or an expired one. */
  | 'unauthorized'
  /** 404 about one thing: it does not exist, or no longer. */
  | 'notFound'
  /** The back end does not have this call, and the shop works without it. */
  | 'notOffered'
  /** 409 with `retryAfter`: the same request is still being processed, and may yet succeed. */
  | 'inProgress'
  /** 429; `retryAfter` says when to retry. */
  | 'limited'
  /** 5xx. */
  | 'broken'
  /** No response at all. */
  | 'network'
  /** No response within the time that the flow allows. */
  | 'timeout'
  /** The caller aborted. */
  | 'aborted'
  /** A 200 that is not JSON, as some back ends respond to an unknown path. */
  | 'notJson'
  /** JSON without the fields that the flow needs. */
  | 'invalidResponse';

export type Failure = {
  kind: FailureKind;
  /** HTTP status, where there was a response. */
  status?: number;
  /** The server's message; absent if it sent none. */
  message?: string;
  /** First text per field. */
  fields?: Record<string, string>;
  /** Further data of a refusal, such as today's totals; its operation has validated it. */
  data?: unknown;
  /** Seconds. */
  retryAfter?: number;
};
