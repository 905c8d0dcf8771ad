import { globalStyle, style } from '@vanilla-extract/css';
import { hover, touch } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  ...type('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.colour.card,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&[aria-pressed=true], &[aria-current]': {
      color: vars.colour.onAccent,
      backgroundColor: vars.colour.accent,
      borderColor: vars.colour.accent,
    },
  },
  '@media': {
    [touch]: { minBlockSize: vars.size.control },
    [hover]: { selectors: { '&:hover': { borderColor: vars.colour.accentText } } },
  },
});

export const count = style({ fontVariantNumeric: 'tabular-nums' });

globalStyle(`${root} svg`, { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });
