import { style } from '@vanilla-extract/css';
import { desktop } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  alignItems: 'start',
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: vars.space[12] } },
});

export const post = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({ maxInlineSize: vars.size.reading, textWrap: 'balance' });

export const picture = style({
  aspectRatio: '8 / 5',
  maxBlockSize: '30rem',
  inlineSize: '100%',
  marginBlock: vars.space[2],
  borderRadius: vars.radius.huge,
  backgroundColor: vars.colour.sunken,
  overflow: 'clip',
});

export const text = style(type('lead'));

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
