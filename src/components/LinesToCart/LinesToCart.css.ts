import { style } from '@vanilla-extract/css';
import { print } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const sum = style({ ...type('lead'), fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });

/** What nobody can press on paper. */
export const control = style({ '@media': { [print]: { display: 'none' } } });
