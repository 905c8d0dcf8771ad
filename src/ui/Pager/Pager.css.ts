import { style } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[1] });

export const link = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&[aria-current]': { color: vars.colour.onAccent, backgroundColor: vars.colour.accent },
    '&[aria-disabled=true]': { color: vars.colour.textQuiet, opacity: 0.5 },
  },
  '@media': {
    [hover]: { selectors: { 'a&:hover:not([aria-current])': { backgroundColor: vars.colour.sunken } } },
  },
});
