/** Whether a page is inspected. */

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Asked for by `?inspect`, and only on the developer's own machine: nobody can send a shopper an address that inspects. */
export const isInspected = ({ hostname, search }: Pick<Location, 'hostname' | 'search'>): boolean =>
  loopback.test(hostname) && new URLSearchParams(search).has('inspect');
