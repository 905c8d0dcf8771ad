import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, type Hex } from './colour-math.ts';
import { palette } from './palette.ts';
import { builtInShades, checkShades, shadeProperties, steps } from './shades.ts';

const wireNames = ['primary', ...steps.map((step) => `primary${step}`)];
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
const theme = fc
  .tuple(...wireNames.map(() => hex))
  .map((colours) => Object.fromEntries(wireNames.map((name, index) => [name, colours[index] ?? '#000000'])));

const lookUp = (properties: Record<string, Hex>, name: string): Hex => properties[name] ?? '#000000';

const expectReadable = (properties: Record<string, Hex>, scheme: 'light' | 'dark') => {
  const of = (name: string) => lookUp(properties, `--${scheme}-${name}`);
  expect(contrast(of('accent'), of('on-accent'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(of('accent-hover'), of('on-accent'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(of('accent-soft'), of('on-accent-soft'))).toBeGreaterThanOrEqual(4.5);
  for (const ground of [palette.page, palette.card, palette.sunken])
    expect(contrast(of('accent-text'), ground[scheme === 'light' ? 0 : 1])).toBeGreaterThanOrEqual(4.5);
};

describe('checkShades', () => {
  test('guarantees readable text on the colours of any complete theme, in both schemes', () => {
    fc.assert(
      fc.property(theme, (colours) => {
        const properties = checkShades(colours) ?? {};
        expectReadable(properties, 'light');
        expectReadable(properties, 'dark');
      }),
      { numRuns: 500 },
    );
  });

  test('sets each custom property to its shade of the theme', () => {
    fc.assert(
      fc.property(theme, (colours) => {
        const properties: Record<string, Hex> = checkShades(colours) ?? {};
        expect(properties['--shade-primary']).toBe(colours.primary);
        for (const step of steps) expect(properties[`--shade-${step}`]).toBe(colours[`primary${step}`]);
      }),
      { numRuns: 50 },
    );
  });

  test('refuses a theme with a missing or malformed shade', () => {
    const broken = fc.constantFrom(undefined, '', '#fff', 'green', '#12345g', 'red;}', 7, null);
    fc.assert(
      fc.property(theme, fc.constantFrom(...wireNames), broken, (colours, name, value) => {
        expect(checkShades({ ...colours, [name]: value })).toBeUndefined();
      }),
    );
  });

  test.each([undefined, null, 'theme', 12, []])('takes %j for no theme', (value) => {
    expect(checkShades(value)).toBeUndefined();
  });
});

describe('the built-in colours', () => {
  const pairs = [
    ['text', 4.5],
    ['textQuiet', 4.5],
    ['sale', 4.5],
    ['success', 4.5],
    ['warning', 4.5],
    ['danger', 4.5],
    ['edge', 3],
    ['focus', 3],
  ] as const;

  test.each(pairs)('give %s a contrast of %d:1 on page, card and sunken', (name, least) => {
    for (const scheme of [0, 1] as const)
      for (const ground of [palette.page, palette.card, palette.sunken])
        expect(contrast(palette[name][scheme], ground[scheme])).toBeGreaterThanOrEqual(least);
  });

  test('keep text on sale and danger readable', () => {
    for (const scheme of [0, 1] as const) {
      expect(contrast(palette.onSale[scheme], palette.sale[scheme])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.onDanger[scheme], palette.dangerFill[scheme])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.sale[scheme], palette.saleSoft[scheme])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('keep the accent visible on the page', () => {
    const properties: Record<string, Hex> = shadeProperties(builtInShades);
    expect(contrast(lookUp(properties, '--light-accent'), palette.page[0])).toBeGreaterThanOrEqual(3);
    expect(contrast(lookUp(properties, '--dark-accent'), palette.page[1])).toBeGreaterThanOrEqual(3);
  });
});
