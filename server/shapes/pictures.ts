/** Where pictures are, and how large: the drawn ones are listed in `server/pictures/index.json`. */
import { existsSync, readFileSync } from 'node:fs';
import type { components } from '#api/generated/schema.ts';
import { inRoot } from '#server/root.ts';

type Picture = components['schemas']['Picture'];
type Drawn = { width: number; height: number; tint: string };

const widths = [160, 320, 640] as const;
const unknown: Drawn = { width: 640, height: 640, tint: '#eef2ee' };

function readIndex(): Record<string, Drawn> {
  const file = inRoot('server', 'pictures', 'index.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const index = new Map(Object.entries(readIndex()));

const urlOf = (slug: string, width: number) => `/pictures/${slug}-${width}.webp`;

export function pictureOf(slug: string): Picture {
  const { width, height, tint } = index.get(slug) ?? unknown;
  const [small, medium, large] = widths;
  return { small: urlOf(slug, small), medium: urlOf(slug, medium), large: urlOf(slug, large), width, height, tint };
}

/** The width that fits a card. */
export const thumbnailOf = (slug: string): string => urlOf(slug, 320);
