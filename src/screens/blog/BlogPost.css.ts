import { style } from '@vanilla-extract/css';
import { desktop, hover } from '#src/theme/media.ts';
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

export const popularPostsRoot = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [desktop]: { position: 'sticky', insetBlockStart: vars.space[24] } },
});

export const heading = style(type('title'));
export const list = style({ display: 'grid', gap: vars.space[2] });

export const popularPostsPost = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'center',
  padding: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.large,
  '@media': { [hover]: { ':hover': { backgroundColor: vars.colour.sunken } } },
});

export const popularPostsPicture = style({ aspectRatio: '4 / 3', borderRadius: vars.radius.medium, overflow: 'clip' });
export const words = style({ display: 'grid', gap: vars.space[1] });
export const popularPostsTitle = style({ fontWeight: vars.weight.strong });
export const views = style({ ...type('small'), color: vars.colour.textQuiet });
