/** The addresses of a payment (wire protocol 2.12): which payment one speaks of, and what the window's place says. */

/** The number in `order_payment_url`, if it is one of ours. */
export const paymentIdIn = (url: string): number | undefined => {
  const digits = /\/order\/(\d+)\/payment(?:[/?#]|$)/.exec(url)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** A window that came back from the gateway says so by its path; elsewhere it says nothing. */
export const returnIn = (pathname: string): 'success' | 'cancel' | undefined => {
  const ending = /\/payment\/(success|cancel)\/?$/.exec(pathname)?.[1];
  return ending as 'success' | 'cancel' | undefined;
};

/** Only a page of the web is opened, whatever a back end sends. */
export const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url) || /^\/(?![/\\])/.test(url);
