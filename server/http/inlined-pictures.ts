/**
 * Writes the first pictures of a page into the page itself: on a slow line a picture that is asked for comes a round trip
 * later, and the largest of them is what a shopper waits for.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '#server/root.ts';

/** Of all pictures of a page together, as they are in their files. */
const mostBytes = 20 * 1024;
/** `src/ui/Picture/Picture.tsx` names the file in an attribute. */
const marked = /<img [^>]*data-inlined="(?:medium|large)"[^>]*>/g;
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
export const inlinePictures = ({ markup, hints }: Rendered): Rendered => {
  const done: string[] = [];
  let left = mostBytes;
  const inlined = markup.replace(marked, (image) => {
    const address = addressIn(image);
    const file = fileOf(address);
    if (!file || file.length > left) return image;
    left -= file.length;
    done.push(srcSetOf(image));
    return image.replace(`${address} `, () => `data:image/webp;base64,${file.toString('base64')} `);
  });
  const isNeeded = (hint: string) => !done.some((srcSet) => hint.includes(srcSet));
  return { markup: inlined, hints: (hints.match(/<link [^>]*>/g) ?? []).filter(isNeeded).join('') };
};
