/**
 * Which calls a back end may lack, and what its 404 means. A shop without the calls of `essential` sells nothing, so
 * their failure is shown and they are sent again. Every other call belongs to a part that the shop can do without.
 */
import type { ContractPath } from '#api/types/absent-calls.ts';

const essential: ReadonlySet<string> = new Set<ContractPath>([
  '/master',
  '/lang/{locale}',
  '/products',
  '/product-details',
  '/carts',
  '/cart/store',
  '/cart/increment',
  '/cart/decrement',
  '/cart/delete',
  '/cart/checkout',
  '/place-order',
  '/orders',
  '/order-details',
  '/addresses',
  '/address/store',
  '/login',
  '/registration',
  '/send-otp',
  '/verify-otp',
  '/reset-password',
]);

/** Here a 404 means that the order, the ticket or the chat of the request does not exist. A path with a name in it: too. */
const ofOneThing: ReadonlySet<string> = new Set<ContractPath>([
  '/orders/cancel',
  '/place-order/again',
  '/product-review',
  '/return-order',
  '/chat-typing',
  '/send-message',
  '/support-ticket/show',
  '/support-ticket-messages',
  '/support-ticket-message',
  '/seller/check-user-status',
]);

/** Whether a 404 to this call is about one thing, and not about the call. */
export const isOfOneThing = (path: string): boolean => path.includes('{') || ofOneThing.has(path);

/** Whether this status, of 404, 405 and 501, means that the back end does not have the call. */
export const canBeAbsent = (path: string, status: number): boolean =>
  !essential.has(path) && (status !== 404 || !isOfOneThing(path));
