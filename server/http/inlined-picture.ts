/**
 * Writes the first large picture of a page into the page itself: on a slow line a picture that is requested comes a round
 * trip later, and the largest one is what a shopper waits for.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '#server/root.ts';

/** As it is in its file. */
const mostBytes = 20 * 1024;
/** `src/ui/Picture/Picture.tsx` names the file in an attribute. */
const marked = /<img [^>]*data-inlined="(?:medium|large)"[^>]*>/;
const ours = /^\/pictures\/([\w-]+\.webp)$/;

const files = new Map<string, Buffer | undefined>();

/** Undefined for a picture of another host. */
const fileOf = (address: string): Buffer | undefined => {
  const name = ours.exec(address)?.[1];
  if (name === undefined) return undefined;
  if (!files.has(name)) {
    try {
      files.set(name, readFileSync(path.join(inRoot('server', 'pictures'), name)));
    } catch {
      files.set(name, undefined);
    }
  }
  return files.get(name);
};

const srcSetOf = (image: string) => /srcSet="([^"]*)"/.exec(image)?.[1] ?? '';

/** The address of the file that is meant; a source set goes from small to large. */
const addressIn = (image: string) => {
  const candidates = srcSetOf(image).split(', ');
  const meant = image.includes('data-inlined="large"') ? candidates.at(-1) : candidates.at(-2);
  return meant?.split(' ')[0] ?? '';
};

type Rendered = { markup: string; hints: string };

/** The other sizes keep their addresses, for larger screens. An inlined file needs no preload hint. */
export const inlinePicture = ({ markup, hints }: Rendered): Rendered => {
  const image = marked.exec(markup)?.[0];
  const address = image && addressIn(image);
  const file = address && fileOf(address);
  if (!file || file.length > mostBytes) return { markup, hints };
  const inlined = image.replace(`${address} `, () => `data:image/webp;base64,${file.toString('base64')} `);
  const srcSet = srcSetOf(image);
  return {
    markup: markup.replace(image, () => inlined),
    hints: (hints.match(/<link [^>]*>/g) ?? []).filter((hint) => !hint.includes(srcSet)).join(''),
  };
};
