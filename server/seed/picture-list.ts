/** Says which pictures the demo shop needs beside those of its products, and what is on each of them. */
import { posts } from './data/blog.ts';
import { categories } from './data/categories.ts';
import { shops } from './data/shops.ts';
import type { Frame } from './studio/places.ts';

type TileJob = { slug: string; glyph: string; hue: number; isWhole: boolean };
type MarkJob = { slug: string; name: string; glyph: string; hue: number };
type SceneJob = { slug: string; glyphs: readonly string[]; hue: number; centred?: boolean; frames: readonly Frame[] };

const HERO: readonly Frame[] = [
  { width: 1280, height: 480 },
  { width: 640, height: 480 },
];
const AISLE: readonly Frame[] = [{ width: 640, height: 240 }];
const SHOP: readonly Frame[] = [
  { width: 1280, height: 320 },
  { width: 640, height: 320 },
];
const STORY: readonly Frame[] = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
];

export const tileJobs = (): TileJob[] =>
  categories.flatMap(({ slug, glyph, hue, subs }) => [
    { slug: `category-${slug}`, glyph, hue, isWhole: true },
    ...subs.map((sub) => ({ slug: `sub-${sub.slug}`, glyph: sub.glyph, hue: sub.hue, isWhole: false })),
  ]);

export const markJobs = (): MarkJob[] =>
  shops.map(({ slug, name, glyph, hue }) => ({ slug: `logo-${slug}`, name: name[0], glyph, hue }));

export const sceneJobs = (): SceneJob[] => [
  { slug: 'hero-market', glyphs: ['🧺', '🍅', '🍍', '🥕', '🥑'], hue: 96, frames: HERO },
  { slug: 'hero-bakery', glyphs: ['🍞', '🥖', '🥐', '🥨', '🥯'], hue: 32, frames: HERO },
  { slug: 'hero-spice', glyphs: ['🫖', '🌶️', '🧆', '🌰', '🫒'], hue: 14, frames: HERO },
  { slug: 'hero-frozen', glyphs: ['🍨', '🍦', '🍓', '🫐', '🍋'], hue: 214, frames: HERO },
  { slug: 'ad-breakfast', glyphs: ['🥣', '🍯', '☕', '🥐', '🍓'], hue: 44, frames: HERO },
  { slug: 'ad-home', glyphs: ['🪴', '🧴', '🧺', '🧼', '🧽'], hue: 172, frames: HERO },
  { slug: 'sale-market-hours', glyphs: ['🧺', '🍎', '🥦', '🍋', '🍓'], hue: 352, frames: HERO },
  { slug: 'sale-pantry-week', glyphs: ['🍝', '🫒', '🥫', '🫘', '🧄'], hue: 40, frames: HERO },
  ...categories.map(({ slug, scene, hue }) => ({ slug: `aisle-${slug}`, glyphs: scene, hue, frames: AISLE })),
  ...shops.map(({ slug, scene, hue }) => ({ slug: `shop-${slug}`, glyphs: scene, hue, frames: SHOP })),
  ...posts.map(({ slug, glyphs, hue }) => ({ slug: `story-${slug}`, glyphs, hue, centred: true, frames: STORY })),
];
