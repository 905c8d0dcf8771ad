import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const chosen = style({ display: 'grid', gap: vars.space[3] });

globalStyle(`${chosen} .lucide`, { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });
