import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const way = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.pill,
  color: vars.colour.onAccentSoft,
  backgroundColor: vars.colour.accentSoft,
});

export const label = style({ ...type('small'), color: vars.colour.textQuiet });

export const text = style({ overflowWrap: 'anywhere' });
