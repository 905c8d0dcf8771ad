/** Where a login leads on to: a page of this shop or nowhere, whatever was asked for. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReturnTo } from '#machines/dialogs/dialogs.types.ts';
import type { Route } from '#machines/shared/route.ts';
import { pathOf } from '#src/app/navigation.ts';
import { matchPage } from '#src/routes/match-page.ts';
import { seed } from '#tests/support/data/random.ts';
import { signedIn } from '../models/login.ts';
import { startDialogs } from '../support/charts/held-dialogs.ts';

const shop = 'https://shop.test';

const pieces = fc.constantFrom(
  ...['//', '/', '\\', 'https:', 'javascript:', 'data:', 'evil.test', '@', '?', '#', '%2f', '\t', '\n', '\u0000', '..'],
);
const addresses = fc
  .array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 8 })
  .map((parts) => parts.join(''));
const names = fc.constantFrom(
  'none',
  'wishlist',
  'checkout',
  'buyNow',
  'smartOrder',
  '__proto__',
  'constructor',
  'toString',
);
const wishes = fc.oneof(addresses, names, fc.webUrl(), fc.anything());

/** Where somebody is led who logs in with one of these wishes after the other. */
const ledTo = async (wishes: unknown[]) => {
  const dialogs = startDialogs();
  for (const returnTo of wishes) {
    dialogs.send({ type: 'login.open', returnTo: returnTo as ReturnTo });
    dialogs.send({ type: 'login.type', field: 'phone', value: 'sample@larder.test' });
    dialogs.send({ type: 'login.type', field: 'password', value: 'a long pass phrase' });
    dialogs.send({ type: 'login.submit' });
    await dialogs.respond('login', signedIn);
  }
  dialogs.actor.stop();
  expect(dialogs.emitted('auth.succeeded')).toHaveLength(wishes.length);
  return dialogs.emitted('navigation.requested').map((requested) => pathOf(requested as unknown as Route));
};

test.each([
  ['none', []],
  ['wishlist', ['/wishlist']],
  ['smartOrder', ['/smart-order']],
] as const)('The pending intent "%s" leads to %j', async (wish, paths) => {
  expect(await ledTo([wish])).toEqual(paths);
});

test(`5,000 other intents lead nowhere else (LARDER_TEST_SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wishes, { minLength: 50, maxLength: 50 }), async (many) => {
      for (const path of await ledTo(many)) {
        expect(typeof path).toBe('string');
        const { origin, pathname } = new URL(String(path), shop);
        expect(origin).toBe(shop);
        expect(matchPage(pathname).name).not.toBe('notFound');
      }
    }),
    { seed, numRuns: 100 },
  );
}, 60_000);
