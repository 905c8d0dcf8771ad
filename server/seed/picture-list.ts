/** Says which pictures the demo shop needs, and what is on each of them. */
import { varieties } from './catalogue.ts';
import { posts } from './data/blog.ts';
import { categories } from './data/categories.ts';
import { shops } from './data/shops.ts';
import { wares } from './data/wares.ts';
import type { Card } from './drawing/compose.ts';
import type { Frame, Scene } from './drawing/scenes.ts';
import { wareSlug } from './wares.ts';

type CardJob = { slug: string } & Card;
type SceneJob = { slug: string; frames: readonly Frame[] } & Scene;

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

export const cardJobs = (): CardJob[] => [
  ...varieties().map(({ slug, glyph, look, hue }) => ({ slug, glyph, look, hue })),
  ...wares.map((ware) => ({ slug: wareSlug(ware), glyph: '', look: ware.look, hue: ware.hue })),
  ...categories.map(({ slug, glyph, hue }) => ({ slug: `category-${slug}`, glyph, hue, look: 'loose' as const })),
  ...categories.flatMap(({ subs }) =>
    subs.map(({ slug, glyph, hue, look = 'loose' }) => ({ slug: `sub-${slug}`, glyph, hue, look })),
  ),
  ...shops.map(({ slug, glyph, hue }) => ({ slug: `logo-${slug}`, glyph, hue, look: 'badge' as const })),
];

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
