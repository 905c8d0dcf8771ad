import { style } from '@vanilla-extract/css';
import { desktop } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space[6], gridTemplateColumns: 'minmax(0, 1fr)' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: vars.space[8] } },
});

/** Stays in sight beside a long list. */
export const aside = style({
  minInlineSize: 0,
  '@media': { [desktop]: { position: 'sticky', insetBlockStart: vars.space[24] } },
});

export const pendingItem = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[16]} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space[4],
});
