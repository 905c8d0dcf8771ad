/** Food on its own: one, a few, a pile. */
import { groundShadow } from '../paint.ts';
import { type Dish, fitted, GROUND, groundOf, MIDDLE, rows, standing } from './dish.ts';

export const alone: Dish = (what, random) => {
  const scale = fitted(what, 440, 390);
  return standing(what, random, MIDDLE, groundOf(2 * what.rise * scale), scale);
};

export const pair: Dish = (what, random) => {
  const flat = what.reach > what.rise * 1.5;
  const scale = flat ? fitted(what, 430, 300) : fitted(what, 320, 300);
  const y = groundOf(2.6 * what.rise * scale);
  return flat
    ? standing(what, random, 345, y - what.rise * scale * 1.5, scale * 0.94, -5) +
        standing(what, random, 305, y, scale * 1.08, 4)
    : standing(what, random, 425, GROUND - 34, scale, 7) + standing(what, random, 236, GROUND, scale * 1.1, -5);
};

export const trio: Dish = (what, random) => {
  const scale = fitted(what, 270, 270);
  const y = groundOf(2.6 * what.rise * scale);
  const back = Math.min(56, what.rise * scale * 0.9);
  return (
    standing(what, random, 190, y - back, scale, -8) +
    standing(what, random, 452, y - back - 6, scale, 9) +
    standing(what, random, MIDDLE, y, scale * 1.12, 2)
  );
};

export const pile: Dish = (what, random) => {
  const scale = what.reach > what.rise * 1.5 ? fitted(what, 230, 170) : fitted(what, 176, 170);
  const step = what.reach * scale * 1.72;
  const lift = what.rise * scale * 1.35;
  const y = groundOf(lift * 3.2);
  return (
    groundShadow(MIDDLE, y - 4, 240) +
    rows(what, random, [3, 2, 1], {
      x: MIDDLE,
      y: y - what.rise * scale - Math.min(34, lift * 0.5),
      scale,
      step,
      lift,
    }) +
    rows(what, random, [2], { x: MIDDLE, y: y - what.rise * scale, scale: scale * 1.05, step: step * 1.06, lift })
  );
};
