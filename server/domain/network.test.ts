/** Which addresses are one visitor for the limits. */
import { describe, expect, test } from 'vitest';
import { networkOf, siteOf } from './network.ts';

describe('the network', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::cb00:7107', '64:ff9b:0:0::/64'],
    ['', ''],
    ['not an address', 'not an address'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the site of an address', () => {
  test('is the /48 of an IPv6 address', () => {
    expect(siteOf('2001:db8:1:2::3')).toBe('2001:db8:1::/48');
    expect(siteOf('2001:db8:1:ffff::3')).toBe('2001:db8:1::/48');
    expect(siteOf('2001:db8:2::3')).toBe('2001:db8:2::/48');
  });

  test.each(['203.0.113.7', '::ffff:203.0.113.7', 'not an address'])('is the address itself for %s', (address) => {
    expect(siteOf(address)).toBeUndefined();
  });
});
