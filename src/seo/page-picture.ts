/** The picture of a page for a card of it on another site: what the page shows, or else the shop's own sign. */

import type { PageFacts } from './head.types.ts';
import { entityOf } from './page-title.ts';

type Picture = { path: string; width?: number; height?: number };

/** Made by the build from `public/icon.svg`. */
const sign: Picture = { path: '/icon-512.png', width: 512, height: 512 };

/** What the server keeps as WebP it hands out as JPEG too, for whoever makes the card. */
const preview = (path: string) => path.replace(/^(\/(?:pictures|uploads)\/[\w-]+)\.webp$/, '/previews$1.jpg');

const drawn = (value: unknown): Picture | undefined => {
  if (typeof value === 'string' && value !== '') return { path: preview(value) };
  if (typeof value !== 'object' || value === null || !('large' in value)) return undefined;
  const { large, width, height } = value as { large: string; width: number; height: number };
  return { path: preview(large), width, height };
};

export const pagePicture = ({ match, peek }: PageFacts): Picture => {
  const thing = entityOf(match, peek) ?? {};
  const choices = [thing.banner_picture, thing.picture, thing.banner, thing.thumbnail];
  return choices.map(drawn).find((picture) => picture !== undefined) ?? sign;
};
