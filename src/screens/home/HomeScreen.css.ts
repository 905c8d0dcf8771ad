import { globalStyle, style } from '@vanilla-extract/css';
import { coveringLink } from '#src/theme/covering-link.ts';
import { cramped, desktop, tablet, wide } from '#src/theme/media.ts';
import { inFirstView, outOfSight } from '#src/theme/out-of-sight.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: `clamp(${vars.space[8]}, 4vw, ${vars.space[12]})`,
});

export const shops = style({
  display: 'grid',
  ...columns(1),
  gap: vars.space[4],
  '@media': { [tablet]: columns(2), [wide]: columns(4), [desktop]: { gap: vars.space[5] } },
});

globalStyle(inFirstView(`${shops} > li`), outOfSight('18rem'));

export const wholeRow = style({ gridColumn: '1 / -1' });

export const more = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space[4] });

export const promisesRoot = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[4]} ${vars.space[3]}`,
  '@media': {
    [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const item = style({
  ...type('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontWeight: vars.weight.medium,
  '@media': { [desktop]: { ...type('body'), justifyContent: 'center' } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '50%',
  color: vars.colour.onAccentSoft,
  backgroundColor: vars.colour.accentSoft,
});

export const saleComing = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  color: vars.colour.text,
  borderRadius: vars.radius.huge,
  overflow: 'clip',
  backgroundColor: vars.colour.sunken,
  '@media': { [tablet]: { minBlockSize: '14rem' } },
});

export const salePicture = style({
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
globalStyle(`${salePicture} img`, { objectPosition: 'right center' });

export const saleWords = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[5],
  '@media': { [tablet]: { padding: vars.space[10], maxInlineSize: '50%' } },
});

export const saleRunning = style({
  padding: `clamp(${vars.space[4]}, 2.4vw, ${vars.space[8]})`,
  borderRadius: vars.radius.huge,
  backgroundColor: vars.colour.saleSoft,
  minInlineSize: 0,
});

/** The whole panel can be pressed. */
export const saleLink = style(coveringLink('-3px'));
