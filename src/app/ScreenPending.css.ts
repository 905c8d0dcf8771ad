import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

// As tall as a window, so that the footer does not jump when the screen arrives.
export const root = style({ display: 'grid', alignContent: 'start', gap: vars.space[6], minBlockSize: '100vh' });
export const rest = style({ display: 'grid', gap: vars.space[6] });
