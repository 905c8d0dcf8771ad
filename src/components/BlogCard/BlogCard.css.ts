import { style, styleVariants } from '@vanilla-extract/css';
import { coveringLink } from '#src/theme/covering-link.ts';
import { desktop, hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const base = style({
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

export const looks = styleVariants({
  tall: [base],
  wide: [
    base,
    { '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gridTemplateRows: '1fr' } } },
  ],
});

export const picture = style({ aspectRatio: '8 / 5', backgroundColor: vars.colour.sunken, overflow: 'clip' });

export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[5],
  minInlineSize: 0,
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

const title = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });
export const titles = styleVariants({
  tall: [title, type('lead')],
  wide: [title, type('title'), { '@media': { [desktop]: type('heading') } }],
});

/** The whole card can be pressed. */
export const link = style(coveringLink('-3px'));

export const excerpt = style({
  color: vars.colour.textQuiet,
  // A stretched excerpt would show the lines that the clamp hides.
  alignSelf: 'start',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const facts = style({
  ...type('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.colour.textQuiet,
});

export const photo = style({ borderRadius: vars.radius.pill, backgroundColor: vars.colour.sunken });
export const author = style({ color: vars.colour.text, fontWeight: vars.weight.strong });
export const views = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
