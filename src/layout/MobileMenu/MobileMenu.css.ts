import { style } from '@vanilla-extract/css';
import { entry } from '#src/layout/AccountMenu/AccountMenu.css.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

/** As wide as the entries below it. */
export const address = style([entry, { marginBlockStart: vars.space[2], minInlineSize: 0 }]);

export const guest = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] });

export const links = style({ display: 'grid', gap: vars.space[1] });

export const link = style({
  ...type('lead'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3rem',
  paddingInline: vars.space[3],
  marginInline: `calc(-1 * ${vars.space[3]})`,
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.strong,
  selectors: { '&[aria-current=page]': { color: vars.colour.onAccentSoft, backgroundColor: vars.colour.accentSoft } },
});

export const foot = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const pickers = style({ display: 'flex', flexWrap: 'wrap', marginInline: `calc(-1 * ${vars.space[3]})` });

export const wide = style({ justifySelf: 'stretch', marginInline: `calc(-1 * ${vars.space[3]})` });
