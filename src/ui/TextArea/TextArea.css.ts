import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

const base = style({ lineHeight: vars.text.body.line, paddingBlock: vars.space[3] });

export const input = style([base, { resize: 'vertical' }]);

export const growing = style([base, { resize: 'none', fieldSizing: 'content', maxBlockSize: '9rem' }]);
