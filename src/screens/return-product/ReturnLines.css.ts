import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const list = style({ display: 'grid', gap: vars.space[2], paddingBlock: vars.space[3] });

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

export const picture = style({
  flex: 'none',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});

export const text = style({ display: 'grid', gap: '0.125rem', minInlineSize: 0, justifyItems: 'start' });

export const name = style({ fontWeight: vars.weight.medium });

export const quiet = style({ ...type('small'), color: vars.colour.textQuiet });
