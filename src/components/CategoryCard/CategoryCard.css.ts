import { globalStyle, style } from '@vanilla-extract/css';
import { coveringLink } from '#src/theme/covering-link.ts';
import { hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  ...coveringLink('2px'),
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  borderRadius: vars.radius.huge,
  textAlign: 'center',
});

export const media = style({ borderRadius: vars.radius.huge, overflow: 'clip', backgroundColor: vars.colour.sunken });

globalStyle(`${media} img`, { transition: `scale ${vars.motion.calm}` });
globalStyle(`${root}:hover ${media} img`, { '@media': { [hover]: { scale: '1.05' } } });

export const name = style({
  ...type('small'),
  fontWeight: vars.weight.strong,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const note = style({ ...type('tiny'), color: vars.colour.textQuiet });
