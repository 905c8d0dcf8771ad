/** Pots and tubs with a lid. */
import { clipped, cylinder, darker, down, filled, lighter, oval, ovalOf, path } from '../paint.ts';
import { type Packer, printed } from './pack.ts';

const tubOf =
  (w: number, h: number, lid: 'foil' | 'snap'): Packer =>
  (label, random) => {
    const [top, foot] = [w / 2, w * 0.41];
    const outline = `M${-top} ${-h}L${-foot} -8Q0 20 ${foot} -8L${top} ${-h}Q0 ${-h + 26} ${-top} ${-h}Z`;
    const cover =
      lid === 'foil'
        ? ovalOf(
            0,
            -h,
            top + 12,
            36,
            down([
              [0, '#d3d8dc'],
              [0.4, '#ffffff'],
              [1, lighter(label.colour, 0.5)],
            ]),
          ) +
          oval(0, -h, top - 4, 29, lighter(label.colour, 0.3), 'opacity=".5"') +
          path(`M${top} ${-h + 8}l26 14l-6 -26z`, '#e6eaed')
        : filled(
            `M${-top - 14} ${-h - 10}V${-h + 14}Q0 ${-h + 62} ${top + 14} ${-h + 14}V${-h - 10}Z`,
            cylinder(label.colour),
          ) +
          ovalOf(
            0,
            -h - 10,
            top + 14,
            38,
            down([
              [0, lighter(label.colour, 0.2)],
              [1, lighter(label.colour, 0.6)],
            ]),
          ) +
          oval(0, -h - 10, top - 8, 27, 'none', `stroke="${darker(label.colour, 0.2)}" stroke-width="2" opacity=".5"`);
    const tall = h - (lid === 'snap' ? 34 : 26);
    const isWide = (2 * foot * 0.96) / tall > 1.25;
    const ground = isWide
      ? clipped(outline, path(`M-300 -400H0V50H-300Z`, label.colour) + path('M0 -400H300V50H0Z', '#fdf8ec'))
      : '';
    const width = isWide ? 2 * foot * 0.96 : w;
    return {
      art:
        ground +
        printed(outline, label, random, { x: -width / 2, y: -h + (lid === 'snap' ? 34 : 22), width, height: tall }) +
        cover,
      reach: top + 6,
      tall: h + 40,
    };
  };

export const pot = tubOf(250, 250, 'foil');

export const tub = tubOf(330, 220, 'snap');

export const iceTub = tubOf(350, 270, 'snap');
