import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minBlockSize: '100dvh' });

export const head = style({ paddingBlock: vars.space[4] });

export const main = style({ display: 'grid', alignContent: 'center', paddingBlock: vars.space[8], outline: 'none' });
