/** Types of returns. */
import type { components } from '#api/generated/schema.ts';
import type { Open } from './open.ts';

type Status = 'status' | 'payment_status';

export type ReturnStatus = components['schemas']['ReturnStatus'];
type OpenStatus = {
  status: Open<ReturnStatus>;
  payment_status: Open<components['schemas']['ReturnPaymentStatus']>;
};
type ContractReturn = components['schemas']['ReturnOrder'];
/** A back end may leave out the amount, which is not shown then. */
export type ReturnOrder = Omit<ContractReturn, Status | 'amount'> &
  OpenStatus &
  Partial<Pick<ContractReturn, 'amount'>>;
export type ReturnPage = Omit<components['schemas']['ReturnsResponse']['data'], 'returnOrders'> & {
  returnOrders: ReturnOrder[];
};
export type ReturnDetails = Omit<components['schemas']['ReturnDetails'], Status | 'history'> &
  OpenStatus & { history?: { status: Open<ReturnStatus>; at: string }[] };
export type ReturnRequest = components['schemas']['ReturnRequest'];
