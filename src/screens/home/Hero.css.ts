import { style } from '@vanilla-extract/css';
import { cramped, desktop } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const alone = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const withAds = style([
  alone,
  { '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 2.05fr) minmax(0, 1fr)', gap: vars.space[5] } } },
]);

export const ads = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': {
    [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] },
  },
});

export const ad = style({ display: 'grid', minInlineSize: 0 });
