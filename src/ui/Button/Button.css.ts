import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, hover, touch } from '#src/theme/media.ts';
import { pressed } from '#src/theme/pressed.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:active:not([aria-disabled=true], :disabled)': pressed,
    '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
      color: vars.colour.textQuiet,
      backgroundColor: vars.colour.sunken,
      borderColor: 'transparent',
    },
  },
  '@media': { [forcedColours]: { borderColor: 'ButtonText' } },
});

const enabled = '&:hover:not([aria-disabled=true], :disabled)';
const onHover = (colours: { backgroundColor?: string; borderColor?: string }) => ({
  '@media': { [hover]: { selectors: { [enabled]: colours } } },
});

export const variants = styleVariants({
  primary: [
    base,
    { color: vars.colour.onAccent, backgroundColor: vars.colour.accent },
    onHover({ backgroundColor: vars.colour.accentHover }),
  ],
  secondary: [
    base,
    { color: vars.colour.text, backgroundColor: vars.colour.card, borderColor: vars.colour.edge },
    onHover({ backgroundColor: vars.colour.sunken }),
  ],
  soft: [
    base,
    { color: vars.colour.onAccentSoft, backgroundColor: vars.colour.accentSoft },
    onHover({ borderColor: vars.colour.accentText }),
  ],
  quiet: [
    base,
    { color: vars.colour.accentText, backgroundColor: 'transparent' },
    onHover({ backgroundColor: vars.colour.sunken }),
  ],
  danger: [
    base,
    { color: vars.colour.onDanger, backgroundColor: vars.colour.dangerFill },
    onHover({ backgroundColor: `color-mix(in oklab, ${vars.colour.dangerFill} 88%, #000)` }),
  ],
});

export const sizes = styleVariants({
  small: {
    ...type('small'),
    minBlockSize: vars.size.controlSmall,
    paddingInline: vars.space[4],
    '@media': { [touch]: { minBlockSize: vars.size.control } },
  },
  medium: { ...type('body'), minBlockSize: vars.size.control, paddingInline: vars.space[5] },
  large: { ...type('body'), minBlockSize: vars.size.controlLarge, paddingInline: vars.space[8] },
});

export const widths = styleVariants({ wide: { inlineSize: '100%', paddingInline: vars.space[2] }, own: {} });

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { '[aria-busy=true] > &': { opacity: 0 } },
});

export const busy = style({ position: 'absolute', display: 'grid' });
