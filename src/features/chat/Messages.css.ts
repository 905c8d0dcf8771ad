import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

/** Of one size, whatever the photo is, so that nothing moves when it arrives. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: '100% / 100%',
  inlineSize: 'min(15rem, 85%)',
  aspectRatio: '4 / 3',
  overflow: 'clip',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  color: vars.colour.textQuiet,
  backgroundColor: vars.colour.sunken,
});

const layer = style({ gridArea: '1 / 1', minInlineSize: 0, minBlockSize: 0 });

/** Beneath the photo, which covers it. */
export const pending = style([layer, { placeSelf: 'center' }]);

export const enlarge = style([
  layer,
  { display: 'block', cursor: 'zoom-in', selectors: { [`${frame}[data-is=missing] &`]: { display: 'none' } } },
]);

export const photo = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const waiting = style([layer, photo]);

/** Behind a photo with gaps, once it is there. */
globalStyle(`${frame}[data-is=loaded] > ${enlarge}`, { backgroundColor: vars.colour.card });

export const missing = style([
  layer,
  {
    ...type('small'),
    display: 'none',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[1],
    padding: vars.space[2],
    textAlign: 'center',
    backgroundColor: vars.colour.sunken,
    selectors: { [`${frame}[data-is=missing] &`]: { display: 'grid' } },
  },
]);

export const large = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: '100% / 100%',
  inlineSize: '100%',
  blockSize: '70dvh',
  color: vars.colour.textQuiet,
  backgroundColor: vars.colour.sunken,
});

export const whole = style([layer, { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }]);

export const tick = style({ display: 'inline-grid' });
export const readTick = style([tick, { color: vars.colour.accentText }]);

export const order = style({
  display: 'grid',
  gap: vars.space[1],
  inlineSize: 'min(20rem, 85%)',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.card,
});

export const orderHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const orderCode = style({ fontWeight: vars.weight.strong });
export const orderTotal = style({ ...type('small'), color: vars.colour.textQuiet });

export const product = style({
  display: 'flex',
  gap: vars.space[3],
  inlineSize: 'min(20rem, 85%)',
  padding: vars.space[3],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.card,
});

export const thumb = style({
  flex: 'none',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.medium,
  overflow: 'clip',
});

export const about = style({ display: 'grid', alignContent: 'center', gap: vars.space[1], minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
