/** Renders the three pictures of a product, each square. */
import { Resvg } from '@resvg/resvg-js';
import { randomFor } from '#server/seed/random.ts';
import { type Facts, factsCard } from './facts.ts';
import type { Label } from './label.ts';
import { CANVAS, document, down, restartIds, soft } from './paint.ts';
import type { Subject } from './subject.ts';

export type View = 'first' | 'second' | 'facts';

const tint = (hue: number, saturation: number, lightness: number) => {
  const chroma = ((1 - Math.abs((2 * lightness) / 100 - 1)) * saturation) / 100;
  const channel = (shift: number) => {
    const k = (shift + hue / 30) % 12;
    const value = lightness / 100 - (chroma / 2) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};

/** Dark yellow is olive: on packs it turns towards gold. */
export const packColour = (hue: number) => {
  const turned = ((hue % 360) + 360) % 360;
  if (turned > 36 && turned < 68) return tint(36 + (turned - 36) * 0.25, 68, 40);
  return tint(turned, turned > 70 && turned < 170 ? 42 : 54, 36);
};

/** A seamless sheet of warm paper, a little of the product's own colour in it, brighter where the lamp falls. */
export const ground = (hue: number, width = CANVAS, height = CANVAS) => {
  const { defs, fill } = down([
    [0, tint(hue, 26, 93)],
    [0.62, tint(hue, 30, 95.5)],
    [0.8, tint(hue, 24, 92)],
    [1, tint(hue, 22, 88)],
  ]);
  return `${defs}<rect width="${width}" height="${height}" fill="${fill}"/>${soft(width * 0.4, height * 0.3, width * 0.5, height * 0.45, '#ffffff', 0.6)}`;
};

export const render = (body: string, width = CANVAS, height = CANVAS): Buffer =>
  new Resvg(document(body, width, height), {
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();

export const composeView = (
  slug: string,
  view: View,
  { subject, label, facts, hue }: { subject: Subject; label: Label; facts: Facts; hue: number },
): Buffer => {
  restartIds();
  if (view === 'facts') return render(factsCard(label, facts));
  return render(ground(hue) + subject[view](subject.thing, randomFor(`${slug} ${view}`), label));
};
