import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

const { colour, radius, space, text } = vars;

export const tree = style({ display: 'grid', fontSize: text.small.size, lineHeight: text.small.line });
export const item = style({ borderRadius: radius.small, cursor: 'pointer', outlineOffset: '-2px' });
globalStyle(`${item}[data-hovered]`, { backgroundColor: colour.sunken });
globalStyle(`${item}[data-selected]`, { backgroundColor: colour.saleSoft });
globalStyle(`${item}[data-focus-visible]`, { outline: `2px solid ${colour.focus}` });
export const active = style({ fontWeight: vars.weight.bold, color: colour.accentText });
export const row = style({ display: 'flex', alignItems: 'center', gap: space[2], minBlockSize: '1.875rem' });
export const chevron = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  flex: 'none',
  transition: `rotate ${vars.motion.quick}`,
});
globalStyle(`${item}[data-expanded] ${chevron}`, { rotate: '90deg' });
export const remark = style({ color: colour.textQuiet, fontWeight: vars.weight.regular });
