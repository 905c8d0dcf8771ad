import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  rowGap: '0.125rem',
});

const current = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const sizes = styleVariants({
  small: [current, type('body')],
  medium: [current, type('lead')],
  large: [current, type('heading')],
});

export const tones = styleVariants({ normal: {}, sale: { color: vars.colour.sale } });

export const old = style({ ...type('small'), color: vars.colour.textQuiet, textDecorationLine: 'line-through' });

export const discount = style({
  ...type('tiny'),
  alignSelf: 'center',
  paddingInline: vars.space[2],
  paddingBlock: '0.125rem',
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.strong,
  color: vars.colour.sale,
  backgroundColor: vars.colour.saleSoft,
  whiteSpace: 'nowrap',
});

export const perUnit = style({ ...type('small'), flexBasis: '100%', color: vars.colour.textQuiet });
