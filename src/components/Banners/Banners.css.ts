import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { coveringLink } from '#src/theme/covering-link.ts';
import { desktop, tablet, wide } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const card = style({
  ...coveringLink('-3px'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  color: vars.colour.text,
  borderRadius: vars.radius.huge,
  overflow: 'clip',
  backgroundColor: vars.colour.sunken,
});

export const cards = styleVariants({
  hero: [
    card,
    {
      gridTemplateRows: 'auto 1fr',
      '@media': {
        [tablet]: { minBlockSize: 'clamp(17rem, 28vw, 24rem)', gridTemplateRows: 'minmax(0, 1fr)' },
      },
    },
  ],
  ad: [card, { gridTemplateRows: 'auto 1fr', '@media': { [desktop]: { gridTemplateRows: 'minmax(0, 1fr)' } } }],
});

/** The pictures are light in both schemes: where light text stands on one, it fades into the dark. */
const fadedFrom = (start: string, end: string) => ({
  maskImage: `linear-gradient(to right, light-dark(black, transparent) ${start}, black ${end})`,
});

/** Under the text where there is room, above it on a phone. */
export const picture = style({
  display: 'block',
  aspectRatio: '2 / 1',
  minBlockSize: 0,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
globalStyle(`${cards.ad} ${picture}`, { aspectRatio: '16 / 9', '@media': { [desktop]: { aspectRatio: 'auto' } } });
globalStyle(`${cards.hero} ${picture}`, { '@media': { [tablet]: { aspectRatio: 'auto' } } });
globalStyle(`${picture} img`, { objectPosition: 'right center' });

const over = { gridArea: '1 / 1', alignContent: 'center' } as const;

// Above the faded picture.
const text = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[1],
});
export const texts = styleVariants({
  hero: [
    text,
    { padding: vars.space[5], paddingBlockStart: vars.space[4] },
    {
      '@media': {
        [tablet]: { ...over, maxInlineSize: '41%', padding: vars.space[8], paddingInlineEnd: 0, gap: vars.space[2] },
      },
    },
  ],
  ad: [
    text,
    { padding: vars.space[3] },
    { '@media': { [desktop]: { ...over, maxInlineSize: '52%', padding: vars.space[5], paddingInlineEnd: 0 } } },
  ],
});
globalStyle(`${cards.hero} ${picture}`, { '@media': { [tablet]: { gridArea: '1 / 1', ...fadedFrom('25%', '60%') } } });
globalStyle(`${cards.ad} ${picture}`, {
  '@media': { [desktop]: { gridArea: '1 / 1', position: 'absolute', inset: 0, ...fadedFrom('45%', '80%') } },
});

export const titles = styleVariants({
  hero: {
    ...type('heading'),
    fontWeight: vars.weight.bold,
    textWrap: 'balance',
    '@media': { [wide]: { fontSize: '2.375rem', lineHeight: '1.12' } },
  },
  ad: { ...type('small'), fontWeight: vars.weight.bold, '@media': { [tablet]: { ...type('lead') } } },
});

export const subtitles = styleVariants({
  // The subtitle stays within the space that the picture leaves free.
  hero: { ...type('body'), '@media': { [tablet]: { maxInlineSize: '17rem', textWrap: 'balance' } } },
  ad: { ...type('tiny'), '@media': { [tablet]: { ...type('small') } } },
});

export const call = style({
  ...type('body'),
  marginBlockStart: vars.space[3],
  paddingInline: vars.space[5],
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.strong,
  color: vars.colour.onAccent,
  backgroundColor: vars.colour.accent,
});
