import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space[2] });

export const legend = style({ ...type('small'), fontWeight: vars.weight.strong, marginBlockEnd: vars.space[2] });

export const options = styleVariants({
  list: { display: 'grid' },
  cards: { display: 'grid', gap: vars.space[3] },
  chips: { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] },
});

const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[4],
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.large,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.quick}, box-shadow ${vars.motion.quick}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.colour.accentText,
      boxShadow: `inset 0 0 0 1px ${vars.colour.accentText}`,
    },
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.colour.textQuiet, backgroundColor: vars.colour.sunken },
  },
  '@media': {
    [hover]: { selectors: { '&:hover:not(:has(:disabled))': { borderColor: vars.colour.accentText } } },
    [forcedColours]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const variants = styleVariants({
  cards: [card],
  chips: [
    card,
    {
      alignItems: 'center',
      minBlockSize: vars.size.control,
      paddingBlock: vars.space[2],
      paddingInline: vars.space[4],
      borderRadius: vars.radius.pill,
    },
  ],
});

// A chip shows its choice by border and weight; its radio stays for keyboards and screen readers.
globalStyle(`${variants.chips} > input`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
});
globalStyle(`${variants.chips}:has(:focus-visible)`, {
  outline: `2px solid ${vars.colour.focus}`,
  outlineOffset: '2px',
});
globalStyle(`${variants.chips}:has(:checked)`, {
  color: vars.colour.onAccentSoft,
  backgroundColor: vars.colour.accentSoft,
  fontWeight: vars.weight.strong,
});

export const body = style({ display: 'grid', gap: vars.space[1], flex: 1, minInlineSize: 0 });

export const title = style({ fontWeight: vars.weight.strong });

export const text = style({ ...type('small'), color: vars.colour.textQuiet });
