/** Whether a page is inspected. */

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Enabled by `?inspect`, and only on a loopback host: a link cannot make a shopper's page inspected. */
export const isInspected = ({ hostname, search }: Pick<Location, 'hostname' | 'search'>): boolean =>
  loopback.test(hostname) && new URLSearchParams(search).has('inspect');
