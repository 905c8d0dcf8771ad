import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const placed = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.weight.strong,
  color: vars.colour.success,
});

export const orders = style({
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.sunken,
});

export const list = style({ display: 'grid', gap: vars.space[3] });

const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const order = style([row]);

export const shop = style({
  ...type('small'),
  display: 'block',
  color: vars.colour.textQuiet,
  fontWeight: vars.weight.regular,
});

export const total = style([
  row,
  {
    marginBlockStart: vars.space[3],
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1px solid ${vars.colour.border}`,
  },
]);

export const address = style({ display: 'grid', gap: vars.space[2] });

export const title = style({ ...type('small'), color: vars.colour.textQuiet, fontWeight: vars.weight.strong });

export const next = style({ ...type('small'), color: vars.colour.textQuiet });
