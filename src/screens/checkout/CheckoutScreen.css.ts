import { globalStyle, style } from '@vanilla-extract/css';
import { desktop } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
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

export const chosen = style({ display: 'grid', gap: vars.space[3] });

globalStyle(`${chosen} .lucide`, { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });

export const shopName = style({ ...type('body'), fontWeight: vars.weight.strong });

export const held = style({ ...type('small'), color: vars.colour.textQuiet });

export const placeOrderRoot = style({ display: 'grid', gap: vars.space[3] });

export const next = style({ ...type('small'), color: vars.colour.textQuiet, textAlign: 'center', textWrap: 'balance' });

export const summaryRoot = style({
  ...type('small'),
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.sunken,
});

export const row = style({ display: 'flex', gap: vars.space[3] });

export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

globalStyle(`${summaryRoot} .lucide`, {
  inlineSize: vars.size.iconSmall,
  blockSize: '1.25rem',
  color: vars.colour.textQuiet,
});

export const applied = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingInlineStart: vars.space[4],
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.accentSoft,
  color: vars.colour.onAccentSoft,
});

export const code = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

/** Holds disclosures; the last of them needs no line under it. */
export const unlined = style({});

globalStyle(`${unlined} > details:last-child`, { borderBlockEnd: 0 });

export const block = style({ marginBlockStart: vars.space[4] });

export const blockText = style({ ...type('small'), color: vars.colour.textQuiet });
export const notes = style([blockText, { display: 'grid', gap: vars.space[1], paddingBlockStart: vars.space[3] }]);

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  flex: 1,
  minInlineSize: 0,
});

export const name = style({ overflowWrap: 'anywhere' });

export const count = style({ ...type('small'), color: vars.colour.textQuiet, fontWeight: vars.weight.regular });

export const subtotal = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
