/** What the first two pictures of a product show; the third is the back of its pack. */
import type { Random } from '#server/seed/random.ts';
import { cardPunnet, net, punnet, sleeve, tray, windowBox } from './dishes/counters.ts';
import { GROUND, standing } from './dishes/dish.ts';
import type { Label } from './label.ts';
import type { Packer } from './packs/pack.ts';
import { groundShadow, move } from './paint.ts';
import type { Thing } from './things/thing.ts';

export type Scene = (what: Thing, random: Random, label: Label) => string;

/** What the second picture shows: the pack, what is inside it, or the goods once more. */
export type SecondShown = 'pack' | 'inside' | 'view';

export type Subject = { thing: Thing; first: Scene; second: Scene; secondShows: SecondShown };

const closedPacks = new WeakSet<Scene>([cardPunnet, net, punnet, sleeve, tray, windowBox]);

/** A page on a phone shows the middle 427 rows of the picture: the pack has to fit them. */
const MOST = 408;

/** A closed pack with what is in it at its foot. */
export const shot = (packer: Packer): Scene => {
  const scene: Scene = (what, random, label) => {
    const pack = packer(label, random);
    const scale = Math.min(MOST / pack.tall, 214 / pack.reach);
    const x = 320 - Math.max(0, 46 - pack.reach * scale * 0.1);
    const ground = GROUND - (MOST - pack.tall * scale) * 0.42;
    const size = Math.min(146 / (2 * what.reach), 128 / (2 * what.rise));
    return (
      groundShadow(x, ground - 4, pack.reach * scale, 1.1) +
      move(pack.art, x, ground - 6, scale) +
      standing(what, random, Math.min(552, x + pack.reach * scale + 38), ground + 12, size, 5)
    );
  };
  closedPacks.add(scene);
  return scene;
};

/** Shows something else than what is on the label: the food in the bag with the dog on it. */
export const showing =
  (other: Thing, scene: Scene): Scene =>
  (_, random, label) =>
    scene(other, random, label);

/** Sold loose: the goods come first. */
export const loose = (thing: Thing, first: Scene, second: Scene): Subject => ({
  thing,
  first,
  second,
  secondShows: closedPacks.has(second) ? 'pack' : 'view',
});

/** Sold in a pack that hides it: the pack comes first. */
export const packed = (thing: Thing, packer: Packer, second: Scene): Subject => ({
  thing,
  first: shot(packer),
  second,
  secondShows: closedPacks.has(second) ? 'pack' : 'inside',
});
