import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export { price } from './Purchase.css.ts';

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

// Where the button leads: also after a press of a finger, which draws no ring of its own.
globalStyle(`${groups} fieldset:focus-within:not(:has(:checked))`, {
  outline: `2px solid ${vars.colour.accentText}`,
  outlineOffset: vars.space[2],
  borderRadius: vars.radius.medium,
});

// One line a chip: the surcharge stands beside the name.
globalStyle(`${groups} fieldset label > span`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
});

export const label = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const swatch = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: '50%',
  border: `1px solid ${vars.colour.edge}`,
  '@media': { [forcedColours]: { forcedColorAdjust: 'none' } },
});
