import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const overlay = style({ position: 'fixed', inset: 0, zIndex: vars.z.overlay, display: 'grid' });

export const sheet = style({ display: 'grid', minInlineSize: 0, backgroundColor: vars.colour.page });
