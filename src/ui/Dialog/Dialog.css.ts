import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, phone } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  // Less than the page while the keyboard of a phone is up.
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  zIndex: vars.z.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  backgroundColor: vars.colour.overlay,
  transition: `opacity ${vars.motion.calm}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [phone]: { placeItems: 'end stretch', padding: 0 } },
});

export const sheet = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  maxBlockSize: '100%',
  minInlineSize: 0,
  backgroundColor: vars.colour.card,
  boxShadow: vars.shadow.floating,
  overflow: 'hidden',
  transition: `translate ${vars.motion.calm}`,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});

const modal = style([
  sheet,
  {
    inlineSize: '100%',
    maxBlockSize: 'min(46rem, 100%)',
    borderRadius: vars.radius.huge,
    selectors: { '&[data-entering], &[data-exiting]': { translate: '0 1.5rem' } },
    '@media': {
      [phone]: {
        maxInlineSize: 'none',
        maxBlockSize: '92%',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        selectors: { '&[data-entering], &[data-exiting]': { translate: '0 100%' } },
      },
    },
  },
]);

export const sizes = styleVariants({
  small: [modal, { maxInlineSize: '26rem' }],
  medium: [modal, { maxInlineSize: '34rem' }],
  large: [modal, { maxInlineSize: '52rem' }],
});

export const dialog = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
  outline: 'none',
});

const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[3],
});

export const heads = {
  own: style([head, { paddingInlineStart: vars.space[6] }]),
  flush: style([head, { paddingInlineStart: vars.space[4], borderBlockEnd: `1px solid ${vars.colour.border}` }]),
};

export const titles = style({ display: 'grid', flex: 1, minInlineSize: 0 });

export const title = style({ ...type('title'), fontWeight: vars.weight.bold });

const body = style({ position: 'relative', minBlockSize: 0 });

export const bodies = {
  own: style([
    body,
    {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: vars.space[6],
      paddingBlock: `${vars.space[1]} ${vars.space[6]}`,
    },
  ]),
  flush: style([body, { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' }]),
};

const line = style({ borderBlockStart: `1px solid ${vars.colour.border}` });

export const feet = {
  own: style([line, { paddingInline: vars.space[6], paddingBlock: vars.space[4] }]),
  flush: style([line, { padding: vars.space[3] }]),
};
