import { style, styleVariants } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { pressed } from '#src/theme/pressed.ts';
import { vars } from '#src/theme/vars.css.ts';

const base = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.pill,
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&:active:not([aria-disabled=true])': pressed,
    '&[aria-disabled=true]': { color: vars.colour.textQuiet },
  },
});

const onHover = (backgroundColor: string) => ({
  '@media': { [hover]: { selectors: { '&:hover:not([aria-disabled=true])': { backgroundColor } } } },
});

export const variants = styleVariants({
  quiet: [base, onHover(vars.colour.sunken)],
  sunken: [base, { backgroundColor: vars.colour.sunken }, onHover(vars.colour.border)],
  raised: [base, { backgroundColor: vars.colour.card, boxShadow: vars.shadow.raised }, onHover(vars.colour.sunken)],
  accent: [
    base,
    {
      color: vars.colour.onAccent,
      backgroundColor: vars.colour.accent,
      selectors: { '&[aria-disabled=true]': { backgroundColor: vars.colour.sunken } },
    },
    onHover(vars.colour.accentHover),
  ],
});

export const badge = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, display: 'grid' });
