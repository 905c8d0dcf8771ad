import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const { colour, radius, space } = vars;

export const root = style({ display: 'grid', gap: space[4], ...type('small') });
export const chosen = style({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.medium,
  backgroundColor: colour.sunken,
});
export const about = style({ display: 'grid', gap: space[2] });
export const title = style({ fontSize: '1.0625rem', lineHeight: '1.4', overflowWrap: 'anywhere' });
export const subtitle = style({ ...type('small') });
export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  overflowWrap: 'anywhere',
});
export const tools = style({ display: 'flex', gap: space[2] });
export const facts = style({ display: 'grid', gap: space[1] });
export const list = style({ display: 'grid', gap: space[2] });
export const transition = style({
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${colour.border}`,
  overflowWrap: 'anywhere',
});
export const link = style({
  color: colour.accentText,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
});
export const guard = style({ color: colour.text });
export const actions = style({ color: colour.textQuiet });
export const target = style({ display: 'block' });
