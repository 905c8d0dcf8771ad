import { style } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[6],
});

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const banner = style({
  aspectRatio: '2.2',
  borderRadius: vars.radius.huge,
  overflow: 'clip',
  backgroundColor: vars.colour.sunken,
  '@media': { [tablet]: { aspectRatio: '4.2' } },
});

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[4],
  paddingInline: vars.space[2],
  '@media': { [tablet]: { flexWrap: 'nowrap', alignItems: 'flex-end', paddingInline: vars.space[6] } },
});

export const logo = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '5rem',
  blockSize: '5rem',
  marginBlockStart: '-3rem',
  border: `4px solid ${vars.colour.page}`,
  borderRadius: vars.radius.huge,
  backgroundColor: vars.colour.card,
  overflow: 'clip',
  '@media': { [tablet]: { inlineSize: '6.5rem', blockSize: '6.5rem' } },
});

export const words = style({ display: 'grid', flex: '1 1 14rem', gap: vars.space[2], minInlineSize: 0 });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  inlineSize: '100%',
  '@media': { [tablet]: { inlineSize: 'auto' } },
});

export const facts = style({
  ...type('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.colour.textQuiet,
});

/** As high as the tag that says whether the shop is open. */
export const statusPending = style({ inlineSize: '80%', minBlockSize: '1.5rem' });

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
