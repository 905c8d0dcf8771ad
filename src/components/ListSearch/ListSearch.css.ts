import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'flex', gap: vars.space[2], maxInlineSize: '34rem' });
export const field = style({ flex: 1, minInlineSize: 0 });
