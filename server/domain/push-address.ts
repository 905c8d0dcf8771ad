/** Which addresses may be those of a push service. A shopper's browser names it, so the server must not believe it. */
import { BlockList, isIP } from 'node:net';

const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');

/** All of IPv6 that the internet routes. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
/** Within it: examples, and networks that lead to an address of IPv4. */
const closed6 = new BlockList();
closed6.addSubnet('2001:db8::', 32, 'ipv6');
closed6.addSubnet('2001::', 23, 'ipv6');
closed6.addSubnet('2002::', 16, 'ipv6');

/** Whether the server may connect to it: false for its own machine and for networks that only it can reach. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
};

/** Push services have names and the usual port. What a name stands for is checked when the server connects. */
export const isPushAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || hash !== '') return false;
  const isName = /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(hostname) && isIP(hostname) === 0;
  return isName && !/\.(local|localhost|internal|home\.arpa|test|invalid)$/.test(hostname);
};
