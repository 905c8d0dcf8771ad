import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[4],
});

export const topic = style({ display: 'grid', gap: vars.space[2], color: 'inherit', textDecoration: 'none' });

export const icon = style({ color: vars.colour.accentText });

export const title = style({ ...type('lead') });

export const text = style({ ...type('small'), color: vars.colour.textQuiet });
