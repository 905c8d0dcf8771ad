import { style } from '@vanilla-extract/css';
import { tabBarHeight, tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.z.sticky,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.colour.card,
  borderBlockStart: `1px solid ${vars.colour.border}`,
  '@media': { [tablet]: { display: 'none' } },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' });

export const tab = style({
  ...type('tiny'),
  // Five of them share the window, however large the letters are.
  fontSize: `min(${vars.text.tiny.size}, max(12px, 3.4vw))`,
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[1],
  inlineSize: '100%',
  minBlockSize: tabBarHeight,
  paddingInline: vars.space[1],
  fontWeight: vars.weight.medium,
  color: vars.colour.textQuiet,
  textAlign: 'center',
  outlineOffset: '-2px !important',
  selectors: { '&[aria-current=page]': { color: vars.colour.accentText, fontWeight: vars.weight.strong } },
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: vars.space[1],
  insetInlineStart: 'calc(50% + 0.25rem)',
  display: 'grid',
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 2px ${vars.colour.card}`,
});
