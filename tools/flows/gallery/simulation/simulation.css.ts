import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const { colour, radius, space } = vars;
const mono = 'ui-monospace, monospace';
const edge = { border: `1px solid ${colour.edge}`, borderRadius: radius.small };

export const root = style({ display: 'grid', gap: space[4], marginBlockEnd: space[5], ...type('small') });
export const title = style({ fontSize: '1.0625rem', lineHeight: '1.4', marginBlockEnd: space[2] });
export const list = style({ display: 'grid', gap: space[2] });
export const item = style({ display: 'grid', gap: space[1], justifyItems: 'start' });
export const send = style({
  ...edge,
  minBlockSize: '2rem',
  paddingInline: space[2],
  fontFamily: mono,
  color: colour.accentText,
  backgroundColor: colour.card,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { backgroundColor: colour.accentSoft, color: colour.onAccentSoft },
});
export const small = style({
  ...edge,
  minBlockSize: '2rem',
  paddingInline: space[3],
  justifySelf: 'start',
  fontWeight: vars.weight.strong,
  color: colour.accentText,
  backgroundColor: colour.card,
});
export const select = style({ ...edge, minBlockSize: '2rem', color: colour.text, backgroundColor: colour.card });
export const field = style({ display: 'flex', gap: space[2], alignItems: 'center' });
export const details = style({ inlineSize: '100%' });
export const json = style({ display: 'grid', gap: space[1], inlineSize: '100%', marginBlockStart: space[1] });
export const code = style({
  ...edge,
  inlineSize: '100%',
  padding: space[2],
  fontFamily: mono,
  fontSize: '0.8125rem',
  color: colour.text,
  backgroundColor: colour.sunken,
  resize: 'vertical',
});
export const input = style({ fontFamily: mono, color: colour.textQuiet, overflowWrap: 'anywhere' });
export const problem = style({ display: 'grid', gap: space[1], justifyItems: 'start', color: colour.danger });
export const quiet = style({ color: colour.textQuiet });
export const path = style({ display: 'grid', gap: space[1] });
export const back = style({
  inlineSize: '100%',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: colour.sunken },
    '&[aria-current]': { backgroundColor: colour.accentSoft, color: colour.onAccentSoft },
  },
});
export const context = style({
  maxBlockSize: '20rem',
  overflow: 'auto',
  fontFamily: mono,
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
