import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const papers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

export const paper = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], overflowWrap: 'anywhere' });
