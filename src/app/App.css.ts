import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

// As tall as a window, so that the footer does not jump when the screen arrives.
export const pending = style({ display: 'grid', alignContent: 'start', gap: vars.space[6], minBlockSize: '100vh' });
export const pendingRest = style({ display: 'grid', gap: vars.space[6] });

/** It receives presses; its children are laid out as those of its parent. */
export const root = style({ display: 'contents' });
