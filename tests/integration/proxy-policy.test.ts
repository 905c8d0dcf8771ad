/** With `API_URL`: which other origins the pages may load from and connect to. */
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { ownSources } from '#server/http/page.ts';
import { sourcesIn, sourcesOf } from '#server/proxy/origins.ts';

const apiUrl = new URL('https://shop.example/base/');
const own = { imageHosts: ['https://named.example'], connectHosts: [] };
const nothing: object = {};

describe('the sources of a page', () => {
  test('are the back end, what the operator has named and where the settings have pictures', () => {
    const settings = {
      app_name: 'https://no-picture.example',
      web_logo: 'https://cdn.example/a/logo.png',
      footer_qr: null,
      payment_gateways: [{ id: 1, title: 'Card', logo: 'https://pay.example:8443/card.svg' }],
      social_links: [{ logo: '/storage/x.png', link: 'https://social.example/me' }],
      baseUrl: 'https://shop.example',
      app_logo: "https://a;script-src'unsafe-inline'/l.png",
      web_dark_logo: 'javascript:alert(1)',
    };
    expect(sourcesIn(settings, apiUrl, own).imageHosts).toEqual([
      'https://named.example',
      'https://shop.example',
      'https://cdn.example',
      'https://pay.example:8443',
    ]);
  });

  test.each([
    ['Pusher’s own service', { pusher_app_key: 'k', pusher_app_cluster: 'eu' }, ['wss://ws-eu.pusher.com']],
    [
      'a service of its own',
      { pusher_app_key: 'k', pusher_app_host: 'push.example', pusher_app_port: 6001, pusher_app_tls: true },
      ['wss://push.example:6001'],
    ],
    ['this very host', { pusher_app_key: 'k', pusher_app_cluster: 'local', pusher_app_host: '' }, []],
    ['no push events', { pusher_app_key: null, pusher_app_cluster: 'eu' }, []],
    ['a name that would be more than one', { pusher_app_key: 'k', pusher_app_cluster: "eu; script-src 'none'" }, []],
    ['a host that would be more than one', { pusher_app_key: 'k', pusher_app_host: '* data:' }, []],
  ])('allow the socket of %s', (_what, settings, expected) => {
    expect(sourcesIn(settings, apiUrl, own).connectHosts).toEqual(expected);
  });

  test('are read once for many pages, and what was known holds while they cannot be read', async () => {
    let count = 0;
    const answering: typeof fetch = async () => {
      count += 1;
      return Response.json({ data: { web_logo: 'https://cdn.example/l.png' } });
    };
    const sources = sourcesOf(answering, apiUrl, own);
    const both = await Promise.all([sources(), sources()]);
    expect(both[0].imageHosts).toContain('https://cdn.example');
    expect([count, both[1]]).toEqual([1, both[0]]);
    const failing = sourcesOf(async () => Response.error(), apiUrl, own);
    expect((await failing()).imageHosts).toEqual(['https://named.example', 'https://shop.example']);
  });

  test('of a shop with its own server are what the operator has named', () => {
    const config = readConfig({ IMAGE_ORIGINS: 'https://a.example, https://b.example:8443' });
    expect(ownSources(config).imageHosts).toEqual(['https://a.example', 'https://b.example:8443']);
    expect(sourcesIn(nothing, apiUrl, ownSources(config)).imageHosts).toHaveLength(3);
  });
});
