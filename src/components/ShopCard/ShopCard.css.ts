import { style } from '@vanilla-extract/css';
import { coveringLink } from '#src/theme/covering-link.ts';
import { hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.huge,
  overflow: 'clip',
  transition: `box-shadow ${vars.motion.calm}`,
  '@media': { [hover]: { ':hover': { boxShadow: vars.shadow.raised } } },
});

export const banner = style({ position: 'relative', backgroundColor: vars.colour.sunken });
export const status = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'grid',
});

export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[4],
  paddingBlockStart: 0,
});

export const logo = style({
  position: 'relative',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  marginBlockStart: '-1.75rem',
  border: `3px solid ${vars.colour.card}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.card,
  overflow: 'clip',
});

export const name = style({ ...type('lead'), fontWeight: vars.weight.bold });

export const link = style(coveringLink('-3px'));

export const facts = style({
  ...type('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.colour.textQuiet,
});

export const time = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

export const visit = style({
  ...type('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.colour.accentText,
  fontWeight: vars.weight.strong,
});
