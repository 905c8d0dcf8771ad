/** What can go wrong with a call, as data that a machine may keep and a view may show. */

export type FailureKind =
  /** A 4xx with the server's own words. */
  | 'refused'
  /** 401: no session, or one that ended. */
  | 'unauthorised'
  /** 404. */
  | 'notFound'
  /** 429; `retryAfter` says when to come back. */
  | 'limited'
  /** 5xx. */
  | 'broken'
  /** No answer at all. */
  | 'network'
  /** The caller gave up. */
  | 'aborted'
  /** A 200 that is not JSON, as some back ends answer to a path they do not know. */
  | 'notJson'
  /** JSON without the fields that the flow needs. */
  | 'invalidResponse';

export type Failure = {
  kind: FailureKind;
  /** HTTP status, where there was a response. */
  status?: number;
  /** The server's words; absent when it gave none. */
  message?: string;
  /** First text per field. */
  fields?: Record<string, string>;
  /** What a refusal says beyond its words, such as today's totals; its operation has checked it. */
  data?: unknown;
  /** Seconds. */
  retryAfter?: number;
};
