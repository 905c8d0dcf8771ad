import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  inlineSize: '100%',
  maxInlineSize: '48rem',
  marginInline: 'auto',
});

/** The question at the end comes into sight with the answers, and not before them. */
export const pending = style({ minBlockSize: '100vh' });

export const search = style({ display: 'grid' });

/** Without words it takes no room of its own, and is there all the same: what comes into it is read out. */
export const count = style({
  ...type('small'),
  color: vars.colour.textQuiet,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[6] } },
});

export const topic = style({ display: 'grid', gap: vars.space[2] });

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.sunken,
});
