import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.75rem' });
