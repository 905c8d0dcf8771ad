/** The layers as a table of imports, each let through or refused by the linter exactly as `biome.json` stands. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Verdict = 'allowed' | 'refused';
type Row = [importer: string, specifier: string, verdict: Verdict];

const rows: Row[] = [
  // The lowest layer imports itself.
  ['api/operations/cart.ts', '#api/types/cart.ts', 'allowed'],
  ['api/operations/cart.ts', '../client.ts', 'allowed'],
  ['api/operations/cart.ts', '#machines/cart/cart.types.ts', 'refused'],
  ['api/operations/cart.ts', '#src/app/App.tsx', 'refused'],
  ['api/operations/cart.ts', '#server/app.ts', 'refused'],
  ['api/client.ts', 'react', 'refused'],
  ['api/client.ts', 'xstate', 'refused'],
  // Charts import types and each other, not the world.
  ['machines/cart/cart.machine.ts', '#api/types/cart.ts', 'allowed'],
  ['machines/cart/cart.machine.ts', '#machines/shared/port.ts', 'allowed'],
  ['machines/cart/cart.machine.ts', '#api/operations/cart.ts', 'refused'],
  ['machines/cart/cart.machine.ts', '#api/client.ts', 'refused'],
  ['machines/cart/cart.machine.ts', './cart.live.ts', 'refused'],
  ['machines/cart/cart.machine.ts', '../../src/ui/Button/Button.tsx', 'refused'],
  ['machines/cart/cart.machine.ts', '../../server/app.ts', 'refused'],
  ['machines/cart/cart.machine.ts', 'react', 'refused'],
  ['machines/cart/cart.machine.ts', '@xstate/react', 'refused'],
  ['machines/cart/cart.machine.test.ts', '#tests/support/data/builders.ts', 'allowed'],
  // A live binding joins the two.
  ['machines/cart/cart.live.ts', '#api/operations/cart.ts', 'allowed'],
  ['machines/cart/cart.live.ts', '#src/app/App.tsx', 'refused'],
  // Screens and layouts show what machines say.
  ['src/screens/cart/CartScreen.tsx', '#machines/cart/cart.selectors.ts', 'allowed'],
  ['src/screens/cart/CartScreen.tsx', '#src/ui/Button/Button.tsx', 'allowed'],
  ['src/screens/cart/CartScreen.tsx', './CartLine.tsx', 'allowed'],
  ['src/screens/cart/CartScreen.tsx', '#machines/cart/cart.live.ts', 'refused'],
  ['src/screens/cart/CartScreen.tsx', '#api/types/cart.ts', 'refused'],
  ['src/screens/cart/CartScreen.tsx', '#src/screens/search/SearchScreen.tsx', 'refused'],
  ['src/screens/cart/CartScreen.tsx', '../search/SearchScreen.tsx', 'refused'],
  ['src/screens/cart/CartScreen.tsx', '#src/features/cart/CartList.tsx', 'allowed'],
  ['src/screens/cart/CartScreen.tsx', '#src/layout/Header/Header.tsx', 'refused'],
  ['src/screens/cart/CartScreen.tsx', '#src/app/App.tsx', 'refused'],
  ['src/layout/Header/Header.tsx', '#src/features/search/SearchBox.tsx', 'allowed'],
  ['src/layout/Header/Header.tsx', '#api/client.ts', 'refused'],
  ['src/layout/Header/Header.tsx', '#src/screens/cart/CartScreen.tsx', 'refused'],
  ['src/features/cart/CartList.tsx', '#src/components/Thumb/Thumb.tsx', 'allowed'],
  ['src/features/cart/CartList.tsx', '#src/features/search/SearchBox.tsx', 'refused'],
  ['src/features/cart/CartList.tsx', '../search/SearchBox.tsx', 'refused'],
  ['src/features/cart/CartList.tsx', '#src/layout/Header/Header.tsx', 'refused'],
  ['src/features/cart/CartList.tsx', '#api/client.ts', 'refused'],
  ['src/components/Thumb/Thumb.tsx', '#src/shop/use-flow.ts', 'allowed'],
  ['src/components/Thumb/Thumb.tsx', '#src/features/cart/CartList.tsx', 'refused'],
  ['src/shop/use-flow.ts', '#src/ui/ErrorBoundary/ErrorBoundary.tsx', 'allowed'],
  ['src/shop/use-flow.ts', '#src/components/Thumb/Thumb.tsx', 'refused'],
  ['src/routes/pages.ts', '#src/app/App.tsx', 'refused'],
  // The toolkit knows nobody.
  ['src/ui/Button/Button.tsx', '#src/theme/vars.css.ts', 'allowed'],
  ['src/ui/Button/Button.tsx', '#machines/cart/cart.types.ts', 'refused'],
  ['src/ui/Button/Button.tsx', '#src/screens/cart/CartScreen.tsx', 'refused'],
  // The server shares the contract and the lifecycles.
  ['server/app.ts', '#api/generated/schema.ts', 'allowed'],
  ['server/app.ts', '#machines/lifecycles/order.machine.ts', 'allowed'],
  ['server/app.ts', '#api/operations/cart.ts', 'refused'],
  ['server/app.ts', '#machines/cart/cart.machine.ts', 'refused'],
  ['server/app.ts', '../src/app/App.tsx', 'refused'],
  // Rules are pure.
  ['server/domain/quote.ts', './money.ts', 'allowed'],
  ['server/domain/quote.ts', '#api/generated/schema.ts', 'allowed'],
  ['server/domain/quote.ts', '#machines/lifecycles/order.machine.ts', 'allowed'],
  ['server/domain/quote.ts', '#server/db/pool.ts', 'refused'],
  ['server/domain/quote.ts', '#server/db/schema/orders.ts', 'refused'],
  ['server/domain/quote.ts', '#server/http/handler.ts', 'refused'],
  ['server/domain/quote.ts', '../http/handler.ts', 'refused'],
  ['server/domain/quote.ts', 'drizzle-orm', 'refused'],
  ['server/domain/quote.ts', 'drizzle-orm/pg-core', 'refused'],
  ['server/domain/quote.ts', 'pg', 'refused'],
  ['server/domain/quote.ts', 'fastify', 'refused'],
  ['server/domain/quote.test.ts', '#server/db/pool.ts', 'allowed'],
  // Queries, and what makes contract types of rows, know no request.
  ['server/db/queries/orders.ts', '#server/domain/money.ts', 'allowed'],
  ['server/db/queries/orders.ts', '#server/http/handler.ts', 'refused'],
  ['server/db/queries/orders.ts', '#server/services/place-order.ts', 'refused'],
  ['server/db/queries/orders.ts', '#api/operations/cart.ts', 'refused'],
  ['server/serializers/order.ts', '#server/db/queries/orders.ts', 'allowed'],
  ['server/serializers/order.ts', '#server/http/handler.ts', 'refused'],
  ['server/serializers/order.ts', '#server/services/place-order.ts', 'refused'],
  ['server/serializers/order.ts', 'drizzle-orm', 'refused'],
  // Use cases own the transaction and know no request.
  ['server/services/place-order.ts', '#server/db/queries/transaction.ts', 'allowed'],
  ['server/services/place-order.ts', '#server/serializers/order.ts', 'allowed'],
  ['server/services/place-order.ts', './idempotency.ts', 'allowed'],
  ['server/services/place-order.ts', '#server/http/handler.ts', 'refused'],
  ['server/services/place-order.ts', '../http/handler.ts', 'refused'],
  ['server/services/place-order.ts', '#server/routes/orders.ts', 'refused'],
  ['server/services/place-order.ts', '#api/operations/cart.ts', 'refused'],
  ['server/services/place-order.ts', 'fastify', 'refused'],
  ['server/services/place-order.ts', '#server/db/schema/orders.ts', 'refused'],
  ['server/services/place-order.ts', '../db/schema/orders.ts', 'refused'],
  ['server/services/place-order.ts', 'drizzle-orm', 'refused'],
  // Routes parse and answer.
  ['server/routes/orders.ts', '#server/services/place-order.ts', 'allowed'],
  ['server/routes/orders.ts', '#server/db/queries/orders.ts', 'allowed'],
  ['server/routes/orders.ts', '#server/http/caller.ts', 'allowed'],
  ['server/routes/orders.ts', '#server/db/queries/transaction.ts', 'refused'],
  ['server/routes/orders.ts', '../db/queries/transaction.ts', 'refused'],
  ['server/routes/orders.ts', '#server/db/after-commit.ts', 'refused'],
  ['server/routes/orders.ts', '#server/db/schema/orders.ts', 'refused'],
  ['server/routes/orders.ts', '../db/schema/orders.ts', 'refused'],
  ['server/routes/orders.ts', 'drizzle-orm', 'refused'],
  ['server/routes/orders.ts', 'drizzle-orm/node-postgres', 'refused'],
  ['server/routes/orders.ts', 'pg', 'refused'],
  ['server/routes/orders.ts', '#api/operations/cart.ts', 'refused'],
];

/** The compiler knows the browser in `machines/`, because the registry names the live files; the linter keeps it out of charts. */
const globals: Row[] = [
  ['machines/cart/cart.machine.ts', 'document.title', 'refused'],
  ['machines/cart/cart.logic.ts', 'localStorage.length', 'refused'],
  ['machines/shared/files.ts', 'window.name', 'refused'],
  ['machines/cart/cart.live.ts', 'document.title', 'allowed'],
  ['machines/cart/cart.machine.test.ts', 'document.title', 'allowed'],
];

/** Each row is a file of its own, beside where its importer would be. */
const fileOf = (importer: string, index: number) => join(dirname(importer), `row${index}-${importer.split('/').pop()}`);

describe('an import or a global', () => {
  const root = mkdtempSync(join(tmpdir(), 'layers-'));
  const refused = new Set<string>();

  beforeAll(() => {
    copyFileSync('biome.json', join(root, 'biome.json'));
    rows.forEach(([importer, specifier], index) => {
      const file = join(root, fileOf(importer, index));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `import { thing } from '${specifier}';\nexport const used = thing;\n`);
    });
    globals.forEach(([user, expression], index) => {
      const file = join(root, fileOf(user, rows.length + index));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `export const used = ${expression};\n`);
    });
    // A rule that needs git would look for it here.
    const flags = [
      '--only=style/noRestrictedImports',
      '--only=style/noRestrictedGlobals',
      '--reporter=json',
      '--max-diagnostics=none',
      '--vcs-enabled=false',
    ];
    const biome = join(process.cwd(), 'node_modules/.bin/biome');
    const { stdout } = spawnSync(biome, ['lint', ...flags, '.'], { cwd: root, encoding: 'utf8' });
    for (const { location } of JSON.parse(stdout).diagnostics) refused.add(location.path.path ?? location.path);
  }, 60_000);

  afterAll(() => rmSync(root, { recursive: true }));

  test.each(rows.map((row, index) => [...row, index] as const))(
    'from %s of %s is %s',
    (importer, _what, verdict, index) => {
      expect(refused.has(fileOf(importer, index)) ? 'refused' : 'allowed').toBe(verdict);
    },
  );

  test.each(globals.map((row, index) => [...row, rows.length + index] as const))(
    'in %s the use of %s is %s',
    (user, _what, verdict, index) => {
      expect(refused.has(fileOf(user, index)) ? 'refused' : 'allowed').toBe(verdict);
    },
  );
});
