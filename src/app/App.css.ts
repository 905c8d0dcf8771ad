import { style } from '@vanilla-extract/css';

/** It receives presses; its children are laid out as those of its parent. */
export const root = style({ display: 'contents' });
