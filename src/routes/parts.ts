/**
 * The parts of the shop that a back end may lack, by the calls that they cannot do without. A part has the name of its
 * page, or one of its own. Loaded where a call is missing.
 */
import type { ContractPath } from '#machines/query/contract.types.ts';
import type { PageName } from './paths.ts';

export type PartName =
  | PageName
  | 'vouchers'
  | 'chat'
  | 'contactForm'
  | 'devices'
  | 'passkeys'
  | 'allergies'
  | 'push'
  | 'ownData'
  | 'social'
  | 'reviewing'
  | 'cancelling'
  | 'orderAgain'
  | 'countries';

const chat = ['chat', 'messages'] as const;
const seller = ['partnerRegister', 'sellerRegister'] as const;

const parts: Partial<Record<ContractPath, readonly PartName[]>> = {
  '/favorite-products': ['wishlist'],
  '/favorite-add-or-remove': ['wishlist'],
  '/get-vouchers': ['vouchers'],
  '/vouchers-collect': ['vouchers'],
  '/get-shops': ['messages'],
  '/get-message': chat,
  '/store-message': chat,
  '/send-message': chat,
  '/smart-order/match': ['smartOrder'],
  '/smart-order/add': ['smartOrder'],
  '/flash-sale/{id}/details': ['flashSale'],
  '/shops': ['shops'],
  '/shops/{shop}': ['shop'],
  '/categories': ['categories'],
  '/blogs': ['blogs'],
  '/blog/{slug}/details': ['blog'],
  '/legal-pages/{slug}': ['terms', 'privacy', 'returnPolicy', 'aboutUs', 'policyPage'],
  '/help': ['help'],
  '/support-tickets': ['tickets'],
  '/support-ticket/show': ['ticket'],
  '/return-orders': ['returnedOrders', 'returnedOrder', 'returnProduct'],
  '/return-order-details/{id}': ['returnedOrder'],
  '/return-order': ['returnProduct'],
  '/profile': ['profile'],
  '/change-password': ['changePassword'],
  '/sessions': ['devices'],
  '/lists': ['savedLists', 'savedList'],
  '/shared-lists/{token}': ['sharedList'],
  '/passkeys': ['passkeys'],
  '/allergies': ['allergies'],
  '/push-subscription': ['push'],
  '/account-data': ['ownData'],
  '/erase-account': ['ownData'],
  '/support': ['contactForm'],
  '/auth/{provider}/token': ['social'],
  '/product-review': ['reviewing'],
  '/orders/cancel': ['cancelling'],
  '/place-order/again': ['orderAgain'],
  '/countries': ['countries'],
  '/seller/check-email-phone': seller,
  '/seller/send-otp': seller,
  '/seller/verify-otp': seller,
  '/seller/registration': seller,
  '/seller/confirmation/{code}': ['partnerConfirmation'],
  '/professional/registration': ['professionalRegistration'],
  '/professional/application': ['professionalRegistration'],
};

const forms: ReadonlySet<ContractPath> = new Set([
  '/send-message',
  '/smart-order/match',
  '/smart-order/add',
  '/return-order',
  '/change-password',
  '/support',
  '/product-review',
  '/seller/check-email-phone',
  '/seller/send-otp',
  '/seller/verify-otp',
  '/seller/registration',
  '/professional/registration',
]);

/** The call sends what a shopper has typed. */
export const isSentByForm = (call: string): boolean => forms.has(call as ContractPath);

/** The parts that cannot work without these calls. */
export const partsWithout = (absent: Iterable<string>): PartName[] => [
  ...new Set([...absent].flatMap((path) => parts[path as ContractPath] ?? [])),
];
