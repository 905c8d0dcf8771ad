import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const sticky = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(9.5rem, auto)',
  alignItems: 'center',
  gap: vars.space[3],
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

const stock = style({ ...type('small'), display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  background: 'currentColor',
});
export const stocks = {
  enough: style([stock, { color: vars.colour.success }]),
  few: style([stock, { color: vars.colour.warning }]),
  none: style([stock, { color: vars.colour.danger }]),
};

export const packs = style({ minInlineSize: 0 });
globalStyle(`${packs} fieldset > div`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.75rem, 1fr))',
});
globalStyle(`${packs} fieldset > div > *`, {
  alignItems: 'flex-start',
  padding: vars.space[3],
  borderRadius: vars.radius.large,
});
export const packPrice = style({
  display: 'grid',
  minBlockSize: '2.5rem',
  alignContent: 'start',
  fontWeight: vars.weight.regular,
});

export const seller = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.huge,
  backgroundColor: vars.colour.sunken,
});

export const logo = style({
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.medium,
  overflow: 'clip',
});
export const sellerName = style({ display: 'grid', flex: '1 1 8rem', minInlineSize: 0 });
export const quiet = style({ ...type('small'), color: vars.colour.textQuiet });
export const strong = style({ fontWeight: vars.weight.strong });

export const promises = style({
  ...type('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
});
export const promise = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
