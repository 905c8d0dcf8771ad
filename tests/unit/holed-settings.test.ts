/**
 * Whatever is missing or broken in the settings, the shop is drawn: its frame, its menus, its footer.
 *
 * @spec R2
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { render } from '#src/entry-server.tsx';
import { seed } from '#tests/support/data/random.ts';
import { text } from '#tests/support/texts/texts.ts';
import { theSettings } from '../support/data/builders.ts';

const item = { id: 1, title: 'Something', url: '/shops', target: '_self' };
const itemTypes = ['logo', 'text', 'email', 'phone', 'social_links', 'app_store', 'link'];
const whole: Record<string, unknown> = {
  ...theSettings(),
  show_download_app: true,
  google_playstore_link: 'https://play.test/larder',
  app_store_link: 'https://apps.test/larder',
  footer_qr: '/qr.svg',
  mobile: '+1 202 555 0142',
  web_logo: '/logo.svg',
  payment_gateways: [{ id: 1, title: 'Card', name: 'card', logo: '/card.svg', is_active: true }],
  social_links: [{ id: 1, name: 'Pictures', logo: '/pictures.svg', link: 'https://pictures.test' }],
  menus: [{ id: 1, name: 'Shops', url: '/shops', target: '_self', is_external: false }],
  footers: [{ id: 1, position: 1, title: 'About', items: itemTypes.map((type, id) => ({ ...item, id, type })) }],
};

const junk = fc.constantFrom<unknown>(
  undefined,
  null,
  0,
  -1,
  '',
  'text',
  true,
  [],
  {},
  { a: 1 },
  [null],
  [[]],
  Number.NaN,
);

/** The same data with about a third of its fields missing or something else, however deep. */
const holed = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) return value.length ? fc.tuple(...value.map(withHoles)) : fc.constant(value);
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  return fc.record(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withHoles(each)])));
};
const withHoles = (value: unknown): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 2, arbitrary: holed(value) }, { weight: 1, arbitrary: junk });

const answering =
  (settings: unknown): typeof fetch =>
  async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname === '/api/master') return Response.json({ data: settings });
    return pathname.startsWith('/api/lang/') ? Response.json({ data: {} }) : Response.json({}, { status: 503 });
  };

const draw = (settings: unknown) =>
  render({ origin: 'https://shop.test', path: '/about-us', search: '', locale: 'en', fetch: answering(settings) });

test('Empty settings make a shop in English and dollars', async () => {
  const { markup, title, root } = await draw({});
  expect(title).toBe(`${text('About us')} - Larder`);
  expect(root).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(markup).toContain('All right reserved by company');
});

test(`The shop renders with 200 settings full of gaps (LARDER_TEST_SEED=${seed})`, async () => {
  let drawn = 0;
  await fc.assert(
    fc.asyncProperty(holed(whole), async (settings) => {
      const { markup, root } = await draw(settings);
      expect(root.lang).toBe('en');
      expect(markup).toContain('<main');
      expect(markup).toContain('</header>');
      // A picture without an address would be the page once more.
      expect(markup).not.toMatch(/<img(?![^>]*? src="[^"])/);
      drawn += 1;
    }),
    { seed, numRuns: 200 },
  );
  expect(drawn).toBe(200);
}, 120_000);
