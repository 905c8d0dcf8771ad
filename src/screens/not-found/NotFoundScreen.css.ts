import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  minBlockSize: '70vh',
  paddingBlock: vars.space[10],
  textAlign: 'center',
});

export const picture = style({ inlineSize: 'min(17rem, 70vw)', blockSize: 'auto', marginBlockEnd: vars.space[4] });
export const ground = style({ fill: vars.colour.sunken });
export const basket = style({ fill: vars.colour.accentSoft, stroke: vars.colour.accentText });
export const line = style({ fill: 'none', stroke: vars.colour.accentText });
export const fruit = style({ fill: vars.colour.star });
export const leaf = style({ fill: vars.colour.success });
export const trail = style({ fill: 'none', stroke: vars.colour.edge });

globalStyle(`${picture} :is(path, line, rect)`, { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' });

export const text = style({ color: vars.colour.textQuiet });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
});
