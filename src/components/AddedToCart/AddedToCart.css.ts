import { style } from '@vanilla-extract/css';
import { print } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const outcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  justifyItems: 'start',
});

/** Nobody can press it on paper. */
export const control = style({ '@media': { [print]: { display: 'none' } } });

export const leftOut = style({ display: 'grid', gap: vars.space[3] });

export const list = style({
  paddingInline: vars.space[4],
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.sunken,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  rowGap: vars.space[1],
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const name = style({ fontWeight: vars.weight.medium });

export const quiet = style({ ...type('small'), color: vars.colour.textQuiet, fontWeight: vars.weight.regular });

export const reason = style({ ...type('small'), color: vars.colour.danger, fontWeight: vars.weight.medium });
