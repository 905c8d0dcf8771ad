import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { desktop, forcedColours } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const mark = '1.75rem';

export const title = style({ marginBlockEnd: vars.space[5] });

/** Down the page on a phone, along the line where there is room. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none' } },
});

const step = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[5],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next step.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${mark} 0`,
      insetInlineStart: `calc(${mark} / 2 - 1px)`,
      borderInlineStart: `2px solid ${vars.colour.border}`,
    },
  },
  '@media': {
    [desktop]: {
      flexDirection: 'column',
      paddingBlockEnd: 0,
      paddingInlineEnd: vars.space[3],
      selectors: {
        '&:not(:last-child)::before': {
          insetBlock: `calc(${mark} / 2 - 1px) auto`,
          insetInline: `${mark} 0`,
          borderInlineStart: 0,
          borderBlockStart: `2px solid ${vars.colour.border}`,
        },
      },
    },
  },
});

const passed = style({
  selectors: { '&:not(:last-child)::before': { borderColor: `${vars.colour.accentText} !important` } },
});

export const steps = styleVariants({
  done: [step, passed],
  current: [step],
  reached: [step],
  ahead: [step],
  cancelled: [step],
});

const dot = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: mark,
  blockSize: mark,
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.colour.border}`,
  backgroundColor: vars.colour.card,
});

const filled = style([
  dot,
  { color: vars.colour.onAccent, backgroundColor: vars.colour.accent, borderColor: vars.colour.accent },
]);

export const marks = styleVariants({
  done: [filled],
  reached: [filled],
  current: [
    dot,
    {
      color: vars.colour.accentText,
      borderColor: vars.colour.accentText,
      boxShadow: `inset 0 0 0 5px ${vars.colour.card}, inset 0 0 0 1rem ${vars.colour.accentText}`,
    },
  ],
  ahead: [dot],
  cancelled: [
    dot,
    { color: vars.colour.onDanger, backgroundColor: vars.colour.dangerFill, borderColor: vars.colour.dangerFill },
  ],
});

globalStyle(`${dot} > svg`, { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });

export const text = style({ display: 'grid', gap: '0.125rem', paddingBlockStart: '0.125rem', minInlineSize: 0 });

export const names = styleVariants({
  done: { fontWeight: vars.weight.medium },
  current: {
    fontWeight: vars.weight.bold,
    '@media': { [forcedColours]: { textDecorationLine: 'underline' } },
  },
  reached: { fontWeight: vars.weight.bold },
  ahead: { color: vars.colour.textQuiet },
  cancelled: { fontWeight: vars.weight.bold, color: vars.colour.danger },
});

export const time = style({ ...type('tiny'), color: vars.colour.textQuiet });
