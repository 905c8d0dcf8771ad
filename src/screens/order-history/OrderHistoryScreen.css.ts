import { style } from '@vanilla-extract/css';
import { row } from '#src/features/orders/OrderActions.css.ts';
import { tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const shop = style({ ...type('small'), color: vars.colour.textQuiet, marginInlineStart: 'auto' });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [tablet]: { gridTemplateColumns: '11.5rem minmax(0, 1fr)', columnGap: vars.space[6] } },
});

export const actions = style([row, { gridColumn: '1 / -1', justifyContent: 'flex-end', gap: vars.space[2] }]);

export const root = style({ display: 'flex', gap: vars.space[2] });

const tile = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});

export const picture = style([tile]);

export const more = style([
  tile,
  {
    display: 'grid',
    placeItems: 'center',
    fontWeight: vars.weight.strong,
    color: vars.colour.textQuiet,
    backgroundColor: vars.colour.sunken,
  },
]);

export const orderHistoryScreenRoot = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Wraps: eight tabs with their numbers are more than a row holds, and none may hide. */
export const tabs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const count = style({ fontVariantNumeric: 'tabular-nums' });
