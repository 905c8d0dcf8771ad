/** What the worker copies before anybody needs it: the empty app, and the files, texts and settings that fill it. */
import type { WorkerMessage } from '#machines/offline-copies/offline-copies.types.ts';
import { kindOf } from './addresses.ts';
import type { Copies, CopyKind } from './copies.ts';
import type { WorkerScope } from './worker.types.ts';

/** The app without a first view (`server/http/worker.ts`). */
export const shellPath = '/offline.html';
const filesAtOnce = 4;

/** A response depends on its language; copies cannot go by the header Vary, because pages set the header themselves. */
export const callKey = (address: URL, language: string): string => {
  const key = new URL(address);
  key.searchParams.set('copy-language', language);
  return key.href;
};

export const createPreparation = (scope: WorkerScope, copies: Copies) => {
  const { origin } = scope.location;

  const copy = async (kind: CopyKind, address: string, init?: RequestInit, key = address) => {
    const response = await scope.fetch(address, init);
    await copies.store(kind, key, response, null, copies.currentEra());
  };

  const storeShell = async () => {
    const response = await scope.fetch(shellPath);
    if (!response.ok) throw new Error('There is no app to copy.');
    const text = await response.clone().text();
    await copies.store('shell', origin + shellPath, response, null, 0);
    return [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  };

  const storeFile = async (path: string) => {
    const { href, pathname } = new URL(path, origin);
    const kind = kindOf(pathname, false);
    if (kind !== 'file' && kind !== 'picture') return;
    if (await copies.find(kind, href, null)) return;
    await copy(kind, href).catch(() => undefined);
  };

  /** A few at once, so that the calls of the page need not wait. */
  const storeFiles = async (paths: readonly string[]) => {
    const waiting = [...new Set(paths)];
    while (waiting.length > 0) await Promise.all(waiting.splice(0, filesAtOnce).map(storeFile));
  };

  const prepare = async ({ path, locale, files }: Extract<WorkerMessage, { type: 'copies.prepare' }>) => {
    const isFrugal = scope.navigator.connection?.saveData === true;
    await storeFiles(isFrugal ? files : [...files, ...(scope.offlineFiles ?? [])]);
    if (path !== undefined && kindOf(path, true) === 'page') await copy('page', origin + path);
    // A rendered page brings its settings and texts along; the empty app has to fetch them.
    for (const call of ['/api/master', `/api/lang/${encodeURIComponent(locale)}`]) {
      const headers = { Accept: 'application/json', 'Accept-Language': locale };
      await copy('catalogue', origin + call, { headers }, callKey(new URL(call, origin), locale));
    }
  };

  return { begin: () => storeShell().then(storeFiles), prepare };
};
