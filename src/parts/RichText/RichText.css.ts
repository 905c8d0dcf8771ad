import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ maxInlineSize: vars.size.reading, lineHeight: '1.65' });

globalStyle(`${root} > * + *`, { marginBlockStart: vars.space[3] });
globalStyle(`${root} :is(ul, ol)`, { paddingInlineStart: vars.space[6] });
globalStyle(`${root} ul`, { listStyle: 'disc' });
globalStyle(`${root} ol`, { listStyle: 'decimal' });
globalStyle(`${root} li + li`, { marginBlockStart: vars.space[1] });
globalStyle(`${root} li::marker`, { color: vars.colour.textQuiet });
