/** What a picture shows: art around the origin, about 100 in each direction, and how it is placed. */
import type { Random } from '#server/seed/random.ts';
import { move, volume } from '../paint.ts';

/**
 * `reach` and `rise` are half the width and half the height of the art, `foot` is how far below the origin it ends, and
 * `depth` is the width of its shading.
 */
export type Thing = {
  art: (random: Random) => string;
  reach: number;
  rise: number;
  foot: number;
  depth: number;
  /** Whether it is in a dish of its own already. */
  isServed?: boolean;
  /** How large one of a heap is, against an apple; 1 where nothing is said. */
  inHeap?: number;
};

/** Smaller in a heap, of which there are more then. */
export const small = (what: Thing, inHeap: number): Thing => ({ ...what, inHeap });

type Measures = { reach?: number; rise?: number; foot?: number; depth?: number; isServed?: boolean };

export const thing = (
  art: (random: Random) => string,
  { reach = 95, rise = 95, foot = rise, depth = 9, isServed }: Measures = {},
): Thing => ({ art, reach, rise, foot, depth, ...(isServed && { isServed }) });

/** The light falls on the placed thing, not on the turned art: so everything in a picture is lit from one side. */
export const place = (what: Thing, random: Random, x: number, y: number, scale = 1, turn = 0) =>
  volume(move(what.art(random), x, y, scale, turn), Math.max(1.2, what.depth * scale));

const round2 = (value: number) => Math.round(value * 100) / 100;

/** A closed smooth line around the origin, uneven by `roughness`. */
export const blob = (rx: number, ry: number, roughness: number, random: Random, points = 10) => {
  const ring = Array.from({ length: points }, (_, at) => {
    const angle = (at / points) * Math.PI * 2;
    const reach = 1 + (random.next() - 0.5) * roughness;
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach] as const;
  });
  const at = (index: number) => ring[(index + points) % points] as readonly [number, number];
  const middle = (index: number) => {
    const [x, y] = at(index);
    const [nextX, nextY] = at(index + 1);
    return [round2((x + nextX) / 2), round2((y + nextY) / 2)] as const;
  };
  const [startX, startY] = middle(-1);
  const curves = ring.map((_, index) => {
    const [x, y] = at(index);
    const [endX, endY] = middle(index);
    return `Q${round2(x)} ${round2(y)} ${endX} ${endY}`;
  });
  return `M${startX} ${startY}${curves.join('')}Z`;
};

/** `count` times what is drawn, each with its number. */
export const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** Between two bounds. */
export const between = (random: Random, low: number, high: number) => low + random.next() * (high - low);
