import { style } from '@vanilla-extract/css';
import { desktop, hover, wide } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gap: `clamp(${vars.space[6]}, 3vw, ${vars.space[8]})`,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const greeting = style({ color: vars.colour.textQuiet, minBlockSize: vars.text.body.line });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[4] } },
});

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[1],
  inlineSize: '100%',
  blockSize: '100%',
  padding: vars.space[4],
  textAlign: 'start',
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.huge,
  transition: `border-color ${vars.motion.quick}`,
  '@media': { [hover]: { selectors: { '&:hover': { borderColor: vars.colour.accentText } } } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.colour.onAccentSoft,
  backgroundColor: vars.colour.accentSoft,
});

export const number = style({
  ...type('heading'),
  inlineSize: '100%',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const label = style({ ...type('small'), color: vars.colour.textQuiet });

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
});

export const block = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const title = style({ ...type('title') });

export const cartList = style({ display: 'grid', gap: vars.space[3] });

export const cartLine = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
});

export const cartPicture = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});

export const cartName = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const cartNote = style({ ...type('small'), color: vars.colour.textQuiet });

export const cartAmount = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });

export const cartFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});
