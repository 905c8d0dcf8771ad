import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const input = style({ resize: 'vertical', lineHeight: vars.text.body.line, paddingBlock: vars.space[3] });
