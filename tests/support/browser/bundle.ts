/** A module of the project as one script, for a page that the built app does not bring it to. */
import { build } from 'vite';

export async function bundleForPage(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'bundled' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error(`${entry} was not built.`);
  return first.output[0].code;
}
