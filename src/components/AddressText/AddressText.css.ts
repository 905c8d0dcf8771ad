import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[1],
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: vars.weight.strong });

export const phone = style({ ...type('small'), color: vars.colour.textQuiet, fontVariantNumeric: 'tabular-nums' });
