/** Which addresses the worker copies. What is not named here always goes to the network. */

/** As the server knows them (`server/http/page.ts`), with what it sends beside pages. */
const notPages =
  /^\/(api|assets|auth|dev|files|fonts|mail|order|payment|pictures|uploads|shop\/download-invoice|shop\/payment-slip)(\/|$)/;
const looksLikeFile = /\.[a-z0-9]{2,11}$/i;

const files = /^\/(assets|fonts)\//;
const pictures = /^\/(pictures\/.+|logo[^/]*|icon[^/]*|favicon\.ico)$/;

/** What everybody may read. */
const catalogue =
  /^\/api\/(master|lang\/[^/]+|countries|banners|home|categories|sub-categories|products|category-products|product-details|packagings|shops(\/[^/]+)?|shop-categories|reviews|blogs|blog\/[^/]+\/details|legal-pages\/[^/]+|flash-sales|flash-sale\/[^/]+\/details)$/;
/** What only the account may read. No payment, session, code or message is among them. */
const account = /^\/api\/(carts|orders|order-details|profile)$/;

export type AddressKind = 'page' | 'file' | 'picture' | 'catalogue' | 'account' | 'other';

export const kindOf = (path: string, isNavigation: boolean): AddressKind => {
  if (isNavigation) return notPages.test(path) || looksLikeFile.test(path) ? 'other' : 'page';
  if (files.test(path)) return 'file';
  if (pictures.test(path)) return 'picture';
  if (catalogue.test(path)) return 'catalogue';
  return account.test(path) ? 'account' : 'other';
};

/** Calls after which the account's copies may not stay. */
export const endsSession = (method: string, path: string): boolean =>
  path === '/api/logout' || (method !== 'GET' && /^\/api\/(erase-account|change-password)$/.test(path));

/** Calls after which the account's cart is another one, unless they read. */
export const changesCart = (path: string): boolean =>
  /^\/api\/(cart\/(?!checkout$)[^/]+|smart-order\/add|place-order(\/again)?)$/.test(path);
