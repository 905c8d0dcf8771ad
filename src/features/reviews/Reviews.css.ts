import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(13rem, 18rem) minmax(0, 1fr)', gap: vars.space[10] } },
});

export const summary = style({ display: 'grid', gap: vars.space[3] });
export const average = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const number = style({ ...type('display'), fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const quiet = style({ ...type('small'), color: vars.colour.textQuiet });

export const bars = style({ display: 'grid', gap: vars.space[2] });
export const bar = style({
  ...type('small'),
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) 2.75rem',
  alignItems: 'center',
  gap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});
export const stars = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
globalStyle(`${stars} > svg`, { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });
export const star = style({ color: vars.colour.star, fill: 'currentColor' });
export const track = style({
  blockSize: '0.5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.colour.border,
  overflow: 'clip',
});

const fill = style({ display: 'block', blockSize: '100%', borderRadius: 'inherit', backgroundColor: vars.colour.star });
const steps = Array.from({ length: 21 }, (_, index) => index * 5);
export const fills = styleVariants(Object.fromEntries(steps.map((step) => [step, step])), (step) => [
  fill,
  { inlineSize: `${step}%` },
]);

export const list = style({ display: 'grid', gap: vars.space[5] });
export const review = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[5],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const face = style({
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  overflow: 'clip',
  fontWeight: vars.weight.strong,
  color: vars.colour.onAccentSoft,
  backgroundColor: vars.colour.accentSoft,
});
export const who = style({ display: 'grid', flex: 1, minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.strong });
