/** The back end of a replay: a call waits until the report contains its response. */

import { callOf } from './record-calls.ts';
import { noRedaction } from './redact.ts';
import type { Entry } from './report.types.ts';

type Answered = Extract<Entry, { kind: 'answer' }>;
type Waiting = {
  operation: string;
  call: string;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
};

const noBody = new Set([204, 205, 304]);

const responseOf = ({ status = 200, body, retryAfter }: Answered) =>
  new Response(noBody.has(status) ? null : JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    },
  });

export const createRecordedResponses = () => {
  const waiting: Waiting[] = [];

  const fetchRecorded: typeof fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init);
      const call = callOf(request.method, request.url, noRedaction);
      if (!call) return reject(new TypeError(`The contract has no ${request.method} ${request.url}`));
      const own = { ...call, resolve, reject };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(own), 1);
        reject(new DOMException('Aborted', 'AbortError'));
      };
      waiting.push(own);
      // The actor may have stopped while its code was loading.
      if (request.signal.aborted) giveUp();
      else request.signal.addEventListener('abort', giveUp);
    });

  /** The very call, or one of its kind: texts that the code chose itself are placeholders in the report. */
  const find = ({ call, operation }: Answered) =>
    waiting.find((one) => one.call === call) ?? waiting.find((one) => one.operation === operation);

  return {
    fetch: fetchRecorded,
    isAwaited: (response: Answered) => find(response) !== undefined,
    give: (response: Answered): void => {
      const found = find(response);
      if (!found) return;
      waiting.splice(waiting.indexOf(found), 1);
      if (response.status === undefined) found.reject(new TypeError('The network is lost.'));
      else found.resolve(responseOf(response));
    },
    waiting: () => waiting.map(({ operation }) => operation),
  };
};
