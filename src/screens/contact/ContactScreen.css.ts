import { style } from '@vanilla-extract/css';
import { desktop } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const intro = style({ color: vars.colour.textQuiet });

/** The form leads; how else the shop is reached stands beside it where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space[6] } },
});

export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[4],
});

export const topic = style({ display: 'grid', gap: vars.space[2], color: 'inherit', textDecoration: 'none' });

export const icon = style({ color: vars.colour.accentText });

export const title = style({ ...type('lead') });

export const text = style({ ...type('small'), color: vars.colour.textQuiet });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const way = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

export const contactWaysIcon = style({
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

export const contactWaysText = style({ overflowWrap: 'anywhere' });
