/**
 * Whether a request comes from a browser on this very machine, for what is nobody else's business: the inbox, the demo
 * account and the payment sandbox of a shop under development.
 *
 * A loopback peer alone proves little. A reverse proxy on this machine is one, and so is the browser of somebody who
 * reads a page whose host name was pointed at 127.0.0.1 (DNS rebinding).
 */
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { nameIn } from './host.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function isLoopbackAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Not `localhost.example`, nor any other way of writing 127.0.0.1: browsers send the plain one. */
export function isLoopbackHost(host: string): boolean {
  const name = nameIn(host)?.toLowerCase();
  if (name === undefined) return false;
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Headers that proxies, load balancers and tunnels add: the standard one and the customary ones. */
const addedOnTheWay =
  /^(forwarded|via|cdn-loop|x-forwarded(-.+)?|x-original-.+|x-real-ip|x-(cluster-)?client-ip|x-envoy-.+|x-proxyuser-ip|client-ip|true-client-ip|cf-.+|fastly-client-ip|fly-.+)$/;

/** The raw peer and headers; `TRUST_PROXY` has no influence here. */
export function isFromOwnMachine({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return (
    isLoopbackAddress(raw.socket.remoteAddress ?? '') &&
    isLoopbackHost(raw.headers.host ?? '') &&
    !Object.keys(raw.headers).some((name) => addedOnTheWay.test(name))
  );
}
