/** The URLs of a payment (wire protocol 2.12): which payment a URL belongs to, and what the window's path reports. */

/** The id in `order_payment_url`, if the URL is the shop's own. */
export const paymentIdIn = (url: string): string | undefined =>
  /\/order\/([\w.~-]+)\/payment(?:[/?#]|$)/.exec(url)?.[1];

/** The path of a window that returned from the gateway reports the result; other paths report nothing. */
export const returnIn = (pathname: string): 'success' | 'cancel' | undefined => {
  const ending = /\/payment\/(success|cancel)\/?$/.exec(pathname)?.[1];
  return ending as 'success' | 'cancel' | undefined;
};

/** Only web pages of http or https are opened, whatever a back end sends. */
export const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url) || /^\/(?![/\\])/.test(url);
