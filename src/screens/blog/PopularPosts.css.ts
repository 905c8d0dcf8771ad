import { style } from '@vanilla-extract/css';
import { desktop, hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [desktop]: { position: 'sticky', insetBlockStart: vars.space[24] } },
});

export const heading = style(type('title'));
export const list = style({ display: 'grid', gap: vars.space[2] });

export const post = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'center',
  padding: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.large,
  '@media': { [hover]: { ':hover': { backgroundColor: vars.colour.sunken } } },
});

export const picture = style({ aspectRatio: '4 / 3', borderRadius: vars.radius.medium, overflow: 'clip' });
export const words = style({ display: 'grid', gap: vars.space[1] });
export const title = style({ fontWeight: vars.weight.strong });
export const views = style({ ...type('small'), color: vars.colour.textQuiet });
