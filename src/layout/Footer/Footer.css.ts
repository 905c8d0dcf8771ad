import { globalStyle, style } from '@vanilla-extract/css';
import { hover, phone, tabBarHeight, touch } from '#src/theme/media.ts';
import { inFirstView, outOfSight } from '#src/theme/out-of-sight.ts';
import { type PaletteName, palette } from '#src/theme/palette.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

/** Dark in both schemes: every colour below is its dark half. */
const darkHalves = Object.fromEntries(
  Object.entries(palette).map(([name, [, dark]]) => [vars.colour[name as PaletteName], dark]),
);

export const root = style({
  ...type('small'),
  colorScheme: 'dark',
  vars: darkHalves,
  marginBlockStart: vars.space[16],
  color: vars.colour.textQuiet,
  backgroundColor: vars.colour.card,
  selectors: { [inFirstView('&')]: outOfSight('42rem') },
  '@media': {
    [phone]: {
      paddingBlockEnd: `calc(${tabBarHeight} + env(safe-area-inset-bottom))`,
      selectors: { [inFirstView('&')]: outOfSight('66rem') },
    },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: vars.space[10],
  paddingBlock: vars.space[16],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingBlock: vars.space[8] } },
});

export const column = style({
  minInlineSize: 0,
  selectors: { '&:has(img)': { gridColumn: 'span 2' } },
  '@media': { [phone]: { selectors: { '&:has(img)': { gridColumn: 'auto', paddingBlockEnd: vars.space[6] } } } },
});

export const title = style({ color: vars.colour.text, marginBlockEnd: vars.space[2] });
globalStyle(`${title}${title}`, { ...type('body'), fontWeight: vars.weight.strong, letterSpacing: 'normal' });

export const items = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });
globalStyle(`${items} > :empty`, { display: 'none' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2rem',
  borderRadius: vars.radius.small,
  textUnderlineOffset: '0.25em',
  '@media': {
    [touch]: { minBlockSize: vars.size.control },
    [hover]: { selectors: { '&:hover': { color: vars.colour.text, textDecorationLine: 'underline' } } },
  },
});

export const logo = style({
  inlineSize: 'auto',
  blockSize: '2.25rem',
  maxInlineSize: '11rem',
  objectFit: 'contain',
  marginBlockEnd: vars.space[2],
});

export const text = style({
  ...type('body'),
  maxInlineSize: '24rem',
  marginBlockEnd: vars.space[3],
  textWrap: 'pretty',
});

export const social = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[3] });

export const network = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: '50%',
  // The logos are the networks' own, drawn for a light ground.
  backgroundColor: vars.colour.text,
  '@media': { [hover]: { selectors: { '&:hover': { opacity: 0.85 } } } },
});

export const networkLogo = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon, objectFit: 'contain' });
export const networkSign = style({ color: vars.colour.page, fontWeight: vars.weight.bold });

export const bottom = style({ borderBlockStart: `1px solid ${vars.colour.border}`, paddingBlock: vars.space[5] });

export const stores = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], marginBlockStart: vars.space[2] });

export const qr = style({
  inlineSize: '6.5rem',
  blockSize: '6.5rem',
  padding: vars.space[2],
  borderRadius: vars.radius.medium,
  // A code is read by a camera, in dark pages too.
  backgroundColor: 'white',
});

export const storeList = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] });

export const store = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  '@media': { [hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.sunken } } } },
});
