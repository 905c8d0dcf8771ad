import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const coming = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  color: vars.colour.text,
  borderRadius: vars.radius.huge,
  overflow: 'clip',
  backgroundColor: vars.colour.sunken,
  '@media': { [tablet]: { minBlockSize: '14rem' } },
});

export const picture = style({
  aspectRatio: '5 / 2',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [tablet]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      aspectRatio: '8 / 3',
      maskImage: 'linear-gradient(to right, transparent, black 35%)',
    },
  },
});
globalStyle(`${picture} img`, { objectPosition: 'right center' });

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[5],
  '@media': { [tablet]: { padding: vars.space[10], maxInlineSize: '50%' } },
});

export const running = style({
  padding: `clamp(${vars.space[4]}, 2.4vw, ${vars.space[8]})`,
  borderRadius: vars.radius.huge,
  backgroundColor: vars.colour.saleSoft,
  minInlineSize: 0,
});

/** The whole panel can be pressed. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.colour.focus}`,
      outlineOffset: '-3px',
      borderRadius: vars.radius.huge,
    },
  },
});
