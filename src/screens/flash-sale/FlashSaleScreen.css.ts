import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignContent: 'start',
});

export const products = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });

export const saleHeadRoot = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  borderRadius: vars.radius.huge,
  overflow: 'clip',
  backgroundColor: vars.colour.saleSoft,
  '@media': { [tablet]: { minBlockSize: '17rem' } },
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
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[5],
  '@media': { [tablet]: { padding: vars.space[10], maxInlineSize: '55%' } },
});
