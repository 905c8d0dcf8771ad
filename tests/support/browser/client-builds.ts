/** The client as `vite build` makes it for somebody else than shoppers: with the tester's tools, or made without them. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '#server/root.ts';
import { testDatabase } from '../database/database.ts';
import { demoFilling } from '../database/demo-database.ts';
import { type ShopProcess, startShopProcess } from '../server/shop-process.ts';

/** Without what the runner of this test has told its own children. */
export const plainEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
);

/** A folder in the project, so that a server in it finds the packages. */
export const makePlace = async () => {
  await mkdir(inRoot('test-results'), { recursive: true });
  return mkdtemp(inRoot('test-results', 'place-'));
};

export const buildClient = async (folder: string, ...options: string[]): Promise<void> => {
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const words = [vite, 'build', '--outDir', folder, '--logLevel', 'warn', ...options];
  await promisify(execFile)(process.execPath, words, { cwd: inRoot(), env: { ...plainEnv, NODE_ENV: 'production' } });
};

/** The demo shop of a build for staging: its server is the one that is delivered, its pages have the tools beside them. */
export const startStagingShop = async (): Promise<ShopProcess> => {
  const place = await makePlace();
  const client = buildClient(join(place, 'dist', 'client'), '--mode', 'staging');
  for (const name of ['package.json', 'dist/server', 'dist/ssr'])
    await cp(inRoot(name), join(place, name), { recursive: true });
  for (const name of ['locales', 'server']) await symlink(inRoot(name), join(place, name), 'junction');
  const [database] = await Promise.all([testDatabase({ filling: demoFilling }), client]);
  const shop = await startShopProcess(database.url, {}, [join(place, 'dist', 'server', 'main.js')]);
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      await database.close();
      await rm(place, { recursive: true, force: true });
    },
  };
};
