import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';
import { sizes } from '../graph.ts';

const { colour, radius, shadow, space } = vars;
/** A length of the drawing; charts that show only names are drawn with larger letters. */
const scaled = (pixels: number) => `calc(${pixels}px * var(--scale, 1))`;
const mono = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace";

export const flow = style({
  vars: {
    '--xy-background-color': colour.sunken,
    '--xy-minimap-background-color': colour.card,
    '--xy-minimap-mask-background-color': `color-mix(in srgb, ${colour.sunken} 70%, transparent)`,
    '--xy-minimap-node-background-color': `color-mix(in srgb, ${colour.edge} 22%, transparent)`,
    '--xy-minimap-node-stroke-color': colour.edge,
    '--xy-controls-button-background-color': colour.card,
    '--xy-controls-button-background-color-hover': colour.sunken,
    '--xy-controls-button-color': colour.text,
    '--xy-controls-button-border-color': colour.border,
    '--xy-attribution-background-color': 'transparent',
  },
});
globalStyle(`${flow} .react-flow__controls`, {
  boxShadow: shadow.card,
  borderRadius: radius.small,
  overflow: 'hidden',
});
globalStyle(`${flow} .react-flow__controls-button`, {
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  display: 'grid',
  placeItems: 'center',
  backgroundColor: colour.card,
  color: colour.text,
  borderBlockEnd: `1px solid ${colour.border}`,
});
globalStyle(`${flow} .react-flow__controls-button svg`, {
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  fill: 'currentColor',
});
globalStyle(`${flow} .react-flow__attribution, ${flow} .react-flow__attribution a`, {
  color: colour.textQuiet,
  fontSize: '10px',
});
// An image of no width is not drawn at all, and the arrows stand in a box of no width.
globalStyle(`${flow} svg`, { maxInlineSize: 'none' });
globalStyle(`${flow} .react-flow__node`, { cursor: 'default' });

export const map = style({
  border: `1px solid ${colour.border}`,
  borderRadius: radius.small,
  overflow: 'hidden',
  '@media': { '(max-width: 40em)': { display: 'none' } },
});
globalStyle(`${map} .active`, { fill: colour.accent, stroke: colour.accent });
globalStyle(`${map} .chosen`, { fill: colour.warning, stroke: colour.warning });

// A state that can be neither dragged nor selected would let every press through.
export const box = style({
  pointerEvents: 'all',
  inlineSize: '100%',
  blockSize: '100%',
  fontFamily: mono,
  fontSize: scaled(12),
  lineHeight: scaled(sizes.line),
  color: colour.text,
  border: `1.5px solid ${colour.edge}`,
  borderRadius: '10px',
  textAlign: 'start',
});
export const sorts = styleVariants({
  leaf: { backgroundColor: colour.card, boxShadow: shadow.card },
  around: { backgroundColor: `color-mix(in srgb, ${colour.card} 55%, transparent)`, borderColor: colour.border },
});
export const parallel = style({ borderStyle: 'dashed', borderColor: colour.edge });
export const final = style({ borderWidth: '4px', borderStyle: 'double' });
export const initial = style({ borderColor: colour.accentText });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  blockSize: scaled(sizes.title),
  paddingInlineStart: scaled(sizes.inset),
  paddingInlineEnd: '4px',
});
export const name = style({
  flex: 1,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.bold,
  fontSize: scaled(15),
  whiteSpace: 'nowrap',
  color: colour.text,
  ':hover': { textDecoration: 'underline' },
});
export const fold = style({
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: '6px',
  fontSize: '16px',
  lineHeight: '1',
  color: colour.text,
  backgroundColor: colour.sunken,
  ':hover': { backgroundColor: colour.border },
});
export const row = style({
  display: 'block',
  marginBlockEnd: scaled(sizes.gap),
  paddingInline: scaled(sizes.inset),
  whiteSpace: 'pre',
});
export const kinds = styleVariants({
  call: { color: colour.accentText, fontWeight: '600' },
  tag: { color: colour.warning },
  exit: { color: colour.text, ':hover': { backgroundColor: colour.accentSoft, color: colour.onAccentSoft } },
});
export const line = style({ display: 'block' });
export const actions = style({ display: 'block', color: colour.textQuiet });
export const hidden = style({
  display: 'block',
  whiteSpace: 'nowrap',
  paddingInline: scaled(sizes.inset),
  color: colour.textQuiet,
});
export const handle = style({ opacity: 0, pointerEvents: 'none' });

globalStyle(`${box}.never`, { borderColor: colour.danger, boxShadow: `0 0 0 1px ${colour.danger}` });
globalStyle(`${row}.never`, { color: colour.danger });
globalStyle(`${row}.taken`, { backgroundColor: colour.accentSoft, color: colour.onAccentSoft, fontWeight: '700' });
globalStyle(`${row}.differing`, {
  backgroundColor: `color-mix(in srgb, ${colour.danger} 16%, ${colour.card})`,
  boxShadow: `inset 3px 0 0 ${colour.danger}`,
});
globalStyle(`${row}.chosen`, { backgroundColor: colour.saleSoft, boxShadow: `inset 3px 0 0 ${colour.sale}` });
globalStyle(`${box}.active`, { borderColor: colour.accentText });
globalStyle(`${box}.active.${sorts.leaf}`, {
  backgroundColor: colour.accentSoft,
  color: colour.onAccentSoft,
  boxShadow: `0 0 0 3px ${colour.accentText}`,
});
globalStyle(
  `${box}.active.${sorts.leaf} :is(${name}, ${kinds.call}, ${kinds.tag}, ${kinds.exit}, ${actions}, ${hidden})`,
  { color: colour.onAccentSoft },
);
globalStyle(`${box}.chosen`, { borderColor: colour.sale, boxShadow: `0 0 0 3px ${colour.sale}` });

export const arrow = style({ cursor: 'pointer' });
export const path = style({ fill: 'none', stroke: colour.edge, strokeWidth: 1.4 });
export const grip = style({ fill: 'none', stroke: 'transparent', strokeWidth: 14 });
globalStyle(`${arrow}.near ${path}`, { stroke: colour.text });
globalStyle(`${arrow}.never ${path}`, { stroke: colour.danger });
globalStyle(`${arrow}.taken ${path}`, { stroke: colour.accentText });
globalStyle(`${arrow}.chosen ${path}`, { stroke: colour.sale });
globalStyle(`${arrow}:is(.near, .taken, .chosen) ${path}`, { strokeWidth: 2.6 });

export const label = style({
  position: 'absolute',
  zIndex: 300,
  maxInlineSize: '26rem',
  padding: `${space[1]} ${space[2]}`,
  pointerEvents: 'none',
  fontFamily: mono,
  fontSize: '13px',
  lineHeight: '18px',
  color: colour.text,
  backgroundColor: colour.card,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.small,
  boxShadow: shadow.raised,
});
export const words = style({
  maxInlineSize: '22rem',
  padding: space[3],
  display: 'grid',
  gap: space[1],
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: colour.text,
  backgroundColor: colour.card,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.small,
  boxShadow: shadow.raised,
});
