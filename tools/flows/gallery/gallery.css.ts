import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const { colour, radius, space, weight } = vars;
const wide = '(min-width: 64em)';

globalStyle('body', { overflowWrap: 'normal' });

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  '@media': {
    [wide]: {
      gridTemplate: '"header main" auto "nav main" minmax(0, 1fr) / 13.5rem minmax(0, 1fr)',
      blockSize: '100dvh',
    },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  padding: `${space[3]} ${space[4]} 0`,
  '@media': { [wide]: { gridArea: 'header', display: 'grid', borderInlineEnd: `1px solid ${colour.border}` } },
});
export const heading = style({ fontSize: '1.375rem' });
export const elsewhere = style({ ...type('small'), color: colour.accentText, textDecoration: 'underline' });

export const nav = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  padding: `${space[2]} ${space[4]}`,
  '@media': {
    [wide]: {
      gridArea: 'nav',
      overflow: 'auto',
      paddingBlock: space[3],
      borderInlineEnd: `1px solid ${colour.border}`,
    },
  },
});
export const search = style({ display: 'grid', gap: space[1], ...type('small'), fontWeight: weight.strong });
const control = {
  minBlockSize: '2.25rem',
  paddingInline: space[2],
  color: colour.text,
  backgroundColor: colour.card,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.small,
};
globalStyle(`${search} input`, { ...control, fontWeight: weight.regular, minInlineSize: 0 });
export const select = style(control);
export const found = style({ ...type('tiny'), color: colour.textQuiet });
export const list = style({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  '@media': { [wide]: { display: 'grid', gap: '1px', overflowX: 'visible' } },
});
globalStyle(`${list} > li`, { position: 'relative', flex: 'none' });
export const item = style({
  display: 'block',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.small,
  ...type('small'),
  selectors: {
    '&:hover': { backgroundColor: colour.sunken },
    '&[aria-current=page]': { backgroundColor: colour.accent, color: colour.onAccent, fontWeight: weight.strong },
  },
});
export const running = style({
  position: 'absolute',
  insetBlockStart: '0.6rem',
  insetInlineEnd: '0.25rem',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  backgroundColor: colour.success,
  pointerEvents: 'none',
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': { [wide]: { gridArea: 'main', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) 21rem', minBlockSize: 0 } },
});
export const stage = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'center',
  padding: `${space[2]} ${space[4]}`,
  ...type('small'),
  borderBlockEnd: `1px solid ${colour.border}`,
});
export const inline = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const shares = style({ ...type('small'), padding: `${space[1]} ${space[4]}` });
export const pane = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '62dvh',
  '@media': { [wide]: { flex: 1, blockSize: 'auto', minBlockSize: 0 } },
});
export const run = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: `1px solid ${colour.border}`,
  ...type('small'),
});
export const live = style({ color: colour.textQuiet });
export const times = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}`, alignItems: 'center' });
export const slider = style({ inlineSize: '14rem', maxInlineSize: '100%', accentColor: colour.accent });
export const event = style({ fontFamily: 'ui-monospace, monospace', minInlineSize: '12rem' });
export const aside = style({
  padding: space[4],
  backgroundColor: colour.card,
  minInlineSize: 0,
  '@media': { [wide]: { overflow: 'auto', borderInlineStart: `1px solid ${colour.border}` } },
});
export const treeTitle = style({ ...type('body'), marginBlock: `${space[5]} ${space[2]}` });
export const markers = style({ position: 'absolute', inlineSize: 0, blockSize: 0 });
