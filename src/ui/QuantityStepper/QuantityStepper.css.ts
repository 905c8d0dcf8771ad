import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, hover, touch } from '#src/theme/media.ts';
import { pressed } from '#src/theme/pressed.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  // Plus stays at the end, as on a keypad, and both stay where they are while the number grows.
  backgroundColor: vars.colour.accentSoft,
  color: vars.colour.onAccentSoft,
  borderRadius: vars.radius.pill,
  '@media': { [forcedColours]: { border: '1px solid ButtonText' } },
});

export const root = styleVariants({ settled: [base], busy: [base] });

export const widths = styleVariants({ own: { justifySelf: 'start' }, wide: { inlineSize: '100%' } });

/** Opacity would create a layer for each step of a cart, and a new layout of the page with it. */
const faded = (percent: number) => `color-mix(in srgb, ${vars.colour.onAccentSoft} ${percent}%, transparent)`;

export const button = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.pill,
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:active:not([aria-disabled=true])': pressed,
    '&[aria-disabled=true]': { color: faded(45) },
  },
  '@media': {
    [forcedColours]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } },
    [hover]: {
      selectors: {
        '&:hover:not([aria-disabled=true])': {
          backgroundColor: vars.colour.accent,
          color: vars.colour.onAccent,
        },
      },
    },
  },
});

export const input = style({
  flex: '1 1 2.75rem',
  // As tall as the buttons beside it, for a finger.
  alignSelf: 'stretch',
  inlineSize: '2.75rem',
  minInlineSize: 0,
  paddingInline: 0,
  textAlign: 'center',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  transition: `color ${vars.motion.quick}`,
  selectors: { [`${root.busy} &`]: { color: faded(55) } },
  '@media': { [forcedColours]: { selectors: { [`${root.busy} &`]: { color: 'GrayText' } } } },
});

const cell = (length: string) => ({ inlineSize: length, blockSize: length });

export const sizes = styleVariants({
  small: { ...cell(vars.size.controlSmall), '@media': { [touch]: cell(vars.size.control) } },
  medium: cell(vars.size.control),
});

export const inputs = styleVariants({ small: { ...type('small') }, medium: { ...type('body') } });
