/** Jars and bottles, of glass and of plastic. */
import {
  block,
  blockOf,
  clipped,
  cylinder,
  cylinderVeil,
  darker,
  down,
  filled,
  lighter,
  path,
  stroke,
  volume,
} from '../paint.ts';
import { type Packer, printed, shine } from './pack.ts';

/** Glass with its contents behind the label. `fill` is the colour of the contents, `grains` what is seen of them. */
export const jarOf =
  (fill: string, lid: string, grains = ''): Packer =>
  (label, random) => {
    const body =
      'M-112 -262C-126 -252 -132 -238 -132 -220V-34C-132 -10 -116 0 -96 0H96C116 0 132 -10 132 -34V-220C132 -238 126 -252 112 -262Z';
    const outline = 'M-134 -214H134V-48H-134Z';
    return {
      art:
        filled(body, cylinder(fill)) +
        clipped(body, grains + filled(body, cylinderVeil())) +
        path(
          'M-112 -262C-126 -252 -132 -238 -132 -220V-216H132V-220C132 -238 126 -252 112 -262Z',
          '#ffffff',
          'opacity=".3"',
        ) +
        volume(printed(outline, label, random, { x: -134, y: -214, width: 268, height: 166 }), 3, {
          shade: 0.2,
          light: 0.2,
        }) +
        blockOf(-106, -316, 212, 58, 12, cylinder(lid)) +
        Array.from({ length: 22 }, (_, at) =>
          stroke(`M${-98 + at * 9.4} -306V-266`, darker(lid, 0.3), 1.6, 'opacity=".35"'),
        ).join('') +
        block(-106, -316, 212, 9, 5, lighter(lid, 0.4), 'opacity=".5"') +
        shine(-116, -246, -22, 10, 0.55) +
        shine(108, -240, -30, 5, 0.35),
      reach: 124,
      tall: 316,
    };
  };

const bottleOf =
  (
    outline: string,
    {
      drink,
      cap,
      glass,
      band,
      capAt,
      tall,
      reach,
      level,
    }: {
      drink: string;
      cap: string;
      glass: string;
      band: readonly [top: number, bottom: number];
      capAt: readonly [x: number, y: number, w: number, h: number];
      tall: number;
      reach: number;
      level: number;
    },
  ): Packer =>
  (label, random) => {
    const [top, bottom] = band;
    const paper = `M${-reach - 2} ${top}H${reach + 2}V${bottom}H${-reach - 2}Z`;
    const [x, y, w, h] = capAt;
    return {
      art:
        filled(outline, cylinder(glass), 'opacity=".82"') +
        clipped(
          outline,
          filled(`M-200 ${level}H200V0H-200Z`, cylinder(drink)) +
            path(`M-200 ${level - 3}H200V${level + 3}H-200Z`, lighter(drink, 0.5), 'opacity=".6"') +
            filled(outline, cylinderVeil()),
        ) +
        clipped(
          outline,
          volume(
            printed(paper, label, random, { x: -reach - 2, y: top, width: 2 * reach + 4, height: bottom - top }),
            2,
            { shade: 0.2, light: 0.2 },
          ),
        ) +
        blockOf(x, y, w, h, 6, cylinder(cap)) +
        Array.from({ length: Math.floor(w / 8) }, (_, at) =>
          stroke(`M${x + 5 + at * 8} ${y + 8}V${y + h - 6}`, darker(cap, 0.3), 1.5, 'opacity=".4"'),
        ).join('') +
        shine(-reach + 12, top - 40, -16, 8, 0.5),
      reach,
      tall,
    };
  };

export const bottle = (drink: string, cap = '#f3f0ea', glass = '#f4f8f6'): Packer =>
  bottleOf(
    'M-38 -400V-366C-38 -338 -116 -330 -116 -278V-26C-116 -8 -102 0 -86 0H86C102 0 116 -8 116 -26V-278C116 -330 38 -338 38 -366V-400Z',
    { drink, cap, glass, band: [-272, -40], capAt: [-44, -432, 88, 44], tall: 432, reach: 116, level: -346 },
  );

export const tallBottle = (drink: string, cap = '#3a3a30', glass = '#e8efe4'): Packer =>
  bottleOf(
    'M-25 -450V-372C-25 -334 -96 -326 -96 -274V-24C-96 -6 -84 0 -70 0H70C84 0 96 -6 96 -24V-274C96 -326 25 -334 25 -372V-450Z',
    { drink, cap, glass, band: [-270, -40], capAt: [-31, -486, 62, 56], tall: 486, reach: 96, level: -364 },
  );

export const pump =
  (liquid: string): Packer =>
  (label, random) => {
    const outline = 'M-96 -284C-96 -304 -80 -312 -60 -314H60C80 -312 96 -304 96 -284V-24Q96 0 72 0H-72Q-96 0 -96 -24Z';
    const paper = 'M-98 -256H98V-40H-98Z';
    return {
      art:
        blockOf(-12, -404, 24, 60, 4, cylinder('#e8e4dc')) +
        filled(
          'M-26 -424H64Q84 -424 86 -396L66 -394Q64 -402 52 -402H-26Z',
          down([
            [0, '#ffffff'],
            [1, '#cfc9be'],
          ]),
        ) +
        blockOf(-38, -350, 76, 40, 8, cylinder('#f6f3ee')) +
        filled(outline, cylinder(liquid)) +
        clipped(
          outline,
          printed(paper, label, random, { x: -98, y: -256, width: 196, height: 216 }) + filled(outline, cylinderVeil()),
        ) +
        shine(-84, -290, -20, 9, 0.5),
      reach: 94,
      tall: 424,
    };
  };

export const jug =
  (liquid: string): Packer =>
  (label, random) => {
    const outline =
      'M-60 -352C-120 -340 -134 -300 -134 -250V-26Q-134 0 -108 0H108Q134 0 134 -26V-200C134 -290 110 -346 60 -352Z';
    const grip =
      'M54 -310C92 -300 104 -270 104 -226C104 -212 86 -212 80 -226C74 -260 62 -276 46 -284C38 -298 42 -312 54 -310Z';
    return {
      art:
        blockOf(-52, -414, 86, 66, 10, cylinder(darker(label.colour, 0.1))) +
        volume(
          filled(outline, cylinder(liquid)) +
            path(grip, '#f1ece3', 'opacity=".95"') +
            clipped(
              outline,
              printed('M-112 -200H112V-30H-112Z', label, random, { x: -112, y: -200, width: 224, height: 170 }),
            ),
          8,
        ) +
        shine(-118, -280, -24, 10, 0.4),
      reach: 130,
      tall: 414,
    };
  };

export const trigger =
  (liquid: string): Packer =>
  (label, random) => {
    const outline = 'M-34 -320C-40 -280 -96 -262 -96 -206V-24Q-96 0 -72 0H72Q96 0 96 -24V-206C96 -262 40 -280 34 -320Z';
    return {
      art:
        filled(
          'M-40 -330V-356C-40 -400 -20 -412 10 -412H-96V-382H-60C-50 -376 -48 -360 -50 -330Z',
          down([
            [0, lighter(label.colour, 0.2)],
            [1, darker(label.colour, 0.2)],
          ]),
        ) +
        filled('M-110 -418H40Q62 -414 58 -376L40 -330H-40L-44 -376H-110Z', cylinder(label.colour)) +
        filled('M-70 -376C-84 -350 -92 -330 -84 -312C-76 -320 -62 -346 -52 -368Z', cylinder('#f6f3ee')) +
        block(-122, -416, 16, 38, 4, '#f6f3ee') +
        filled(outline, cylinder(liquid), 'opacity=".9"') +
        clipped(
          outline,
          printed('M-98 -214H98V-34H-98Z', label, random, { x: -98, y: -214, width: 196, height: 180 }) +
            filled(outline, cylinderVeil()),
        ),
      reach: 94,
      tall: 418,
    };
  };
