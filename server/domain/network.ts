/**
 * Whom a limit counts as one visitor. A visitor with one address of IPv6 has a whole network of them, so that a limit per
 * address would be none.
 */
import { isIPv6 } from 'node:net';

const groupsOfAnAddress = 8;

/** The eight groups of an IPv6 address in their shortest form. */
function groupsOf(address: string): string[] | undefined {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return undefined;
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const known = [...(first ?? []), ...(last ?? [])];
  const zeros = Array<string>(groupsOfAnAddress - known.length).fill('0');
  return [...(first ?? []), ...zeros, ...(last ?? [])];
}

/** The IPv4 address that an IPv6 socket writes as `::ffff:203.0.113.7`. */
function mappedAddress(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}

/** The IPv4 address itself, or the /64 of an IPv6 address: the smallest network that a provider hands out. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  return mappedAddress(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** The /48 of an IPv6 address, which one customer may have alone; an IPv4 address is in no site. */
export function siteOf(address: string): string | undefined {
  const groups = groupsOf(address);
  if (!groups || mappedAddress(groups)) return undefined;
  return `${groups.slice(0, 3).join(':')}::/48`;
}
