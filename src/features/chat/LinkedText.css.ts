import { style } from '@vanilla-extract/css';

export const link = style({ textDecoration: 'underline', textUnderlineOffset: '0.15em' });
