/** Every constant of the product, with its unit. `docs/rules.md` has the rules to which they belong. */

export const defaultCurrency = { name: 'USD', symbol: '$', rate: 1 } as const;
export const moneyDecimals = 2;

export const toastMs = 5000;
export const successToastMs = 3000;
export const maxToasts = 20;
export const addedPopupMs = 3000;

export const otpDigits = 4;
export const otpResendSeconds = 60;
/** So many wrong codes make a code useless. */
export const otpAttempts = 3;

export const searchDebounceMs = 300;
export const searchBlurCloseMs = 200;
/** How many recent searches are stored. */
export const recentSearchLimit = 8;
export const suggestionLimit = 8;

export const megaMenuPopular = 8;
export const megaMenuFeatured = 4;
export const megaMenuTrending = 3;
export const footerCollapseBelowPx = 640;

export const headerBadgeCap = 9;
export const floatingCartCap = 99;
/** The sidebar shows this number whatever the orders are (R50). */
export const fixedOrderBadge = 3;

/** How long a form waits for the values that it fills in. */
export const reachTimeoutMs = 5000;
export const lastSeenPingMs = 10 * 60_000;

/** For so many people a recipe can be cooked. */
export const mostServings = 20;

export const maxPagesShown = 5;
export const productPageSize = 12;
export const shopPageSize = 12;
export const productReviewPageSize = 6;
export const shopReviewPageSize = 5;
export const orderPageSize = 10;
export const returnPageSize = 10;
export const ticketPageSize = 10;
/** The newest orders, about which a ticket can be opened. */
export const ticketOrdersSize = 50;
export const homeFeedPageSize = 12;
export const blogPageSize = 12;
export const salePageSize = 12;

export const maxQuantity = 999;
/** The contract's limits for a shopping list. */
export const smartOrderMostLines = 100;
export const smartOrderLineLength = 200;

/** How often the server's clock is fetched while a countdown is shown. */
export const clockCheckMs = 10 * 60_000;
/** The server's time is exact to the second: prices are invalidated only once the moment has surely passed. */
export const saleBoundaryGraceMs = 2000;
/** A countdown that comes into view also reports moments that passed this long ago: prices from before may be shown. */
export const saleBoundaryMemoryMs = 2 * 60_000;

/** How long a page shows copies before it fetches its queries again, if nothing says that the shop is back. */
export const copyRetryMs = 30_000;

/** A call without a response enables the controls again after this time; the transport itself has no timeout (R11). */
export const requestTimeoutMs = 30_000;

/** The server holds the place in a delivery time for ten minutes. */
export const holdRenewalMs = 4 * 60_000;
/** What is left of the ten minutes at least when the checkout is left. */
export const holdRemainderMs = 6 * 60_000;
export const stillWorkingMs = 10_000;
export const paymentWaitMs = 3 * 60_000;
/** How long the sign-in window of Google, Facebook or Apple may stay open. */
export const providerWaitMs = 3 * 60_000;

/** The log-out waits no longer than this for the server's response. */
export const signOutTimeoutMs = 3000;
/** How long the start waits for fresh settings if an earlier visit stored some. */
export const bootTimeoutMs = 3000;
/** The pause before settings are fetched again; it doubles each time, up to the limit. */
export const settingsRetryMs = 2000;
export const settingsRetryLimitMs = 60_000;
/** The delay after which changes are written to the storage, all at once. */
export const storageDebounceMs = 250;
