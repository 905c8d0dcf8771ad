/**
 * Return request: whole lines of a delivered order, where they are collected, the account for the refund and the
 * reason, with photos. The order is loaded first, because it says what can still be returned. After a failure the typed
 * values stay, and the unchanged form is the same request. The ports are filled in `return-request.live.ts`.
 *
 * @spec R63
 */
import { formChart } from '../shared/form.machine.ts';
import { textOr } from '../shared/notice.ts';
import { noReturnFields, returnErrors } from './return-request.fields.ts';
import type { ReturnRequested, ReturnRequestFields, ReturnRequestInput } from './return-request.types.ts';

export const returnRequestMachine = formChart<ReturnRequestInput, ReturnRequestFields, ReturnRequested>({
  id: 'returnRequest',
  begin: () => noReturnFields,
  isLoaded: () => true,
  check: ({ fields }) => returnErrors(fields),
  announce: ({ message }) => [
    { type: 'notice.requested', kind: 'success', text: textOr(message, 'Your return request was sent') },
    { type: 'navigation.requested', to: 'returnedOrders', replace: true },
  ],
});
