/** Fonts that a shop may choose: those that ship, and those that its operator has brought. Named by what they hold. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { ownFontForm } from '#server/domain/look.ts';
import { fontFile } from '#server/pictures.ts';
import { readAll, type Storage, storeOf } from '#server/uploads/file-store.ts';
import { uncounted } from './limits.ts';

/** Letters of Latin scripts; others come from the fonts that stand behind. */
const shipped: Readonly<Record<string, string>> = {
  lora: '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2',
  nunito: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
};

async function fontNamed(name: string, storage: Storage): Promise<Buffer | undefined> {
  if (ownFontForm.test(name)) return readAll(storeOf(storage, 'pictures'), fontFile(name));
  const file = Object.hasOwn(shipped, name) ? shipped[name] : undefined;
  return file ? readFile(createRequire(import.meta.url).resolve(file)) : undefined;
}

export function registerFonts(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { name: string } }>('/fonts/:name.woff2', uncounted, async (request, reply) => {
    const font = await fontNamed(request.params.name, storage);
    if (!font) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'font/woff2' })
      .send(font);
  });
}
