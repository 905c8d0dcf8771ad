import { globalStyle, style } from '@vanilla-extract/css';
import { hover, wide } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxBlockSize: 'calc(100dvh - 9rem)',
  overflowY: 'auto',
  backgroundColor: vars.colour.card,
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  boxShadow: vars.shadow.floating,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr)',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 3fr)', gap: vars.space[12] } },
});

export const title = style({ ...type('small'), marginBlockEnd: vars.space[3], color: vars.colour.textQuiet });

globalStyle(`${title}${title}`, { fontWeight: vars.weight.strong, letterSpacing: 'normal' });

export const popular = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[1],
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});

export const category = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '4rem',
  padding: vars.space[2],
  borderRadius: vars.radius.large,
  fontWeight: vars.weight.strong,
  '@media': { [hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.sunken } } } },
});

export const round = style({
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: '50%',
  overflow: 'hidden',
});

export const count = style({
  ...type('small'),
  display: 'block',
  color: vars.colour.textQuiet,
  fontWeight: vars.weight.regular,
});

export const featured = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
});

export const banner = style({
  display: 'grid',
  gap: vars.space[2],
  borderRadius: vars.radius.large,
  fontWeight: vars.weight.strong,
});

export const bannerPicture = style({
  display: 'block',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.large,
  overflow: 'hidden',
});

export const square = style({
  flex: 'none',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});

export const name = style({ display: 'block', marginBlockEnd: vars.space[1] });

export const all = style({ marginBlockStart: vars.space[4] });
