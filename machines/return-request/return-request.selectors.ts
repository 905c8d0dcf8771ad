/** The facts that views read about the return request. */

import { selectForm } from '../shared/form.selectors.ts';
import type { FormContext } from '../shared/form.types.ts';
import { canBeReturned } from './return-request.fields.ts';
import type { ReturnRequestFields } from './return-request.types.ts';

/** `isOpen`: something of the order can still be returned. */
export const selectReturnRequest = (snapshot: { value: unknown; context: FormContext }) => {
  const facts = selectForm<ReturnRequestFields>(snapshot);
  return { ...facts, isOpen: facts.fields.order?.products.some(canBeReturned) ?? false };
};

export type ReturnRequestFacts = ReturnType<typeof selectReturnRequest>;
