import { style } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';
import { variants } from '#src/ui/IconButton/IconButton.css.ts';

export const foot = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });

export const box = style({ display: 'flex', inlineSize: '100%', alignItems: 'flex-end', gap: vars.space[2] });

/** In the middle of a box of one line, at the foot of a higher one. */
export const send = style({ display: 'grid', marginBlockEnd: '0.1875rem' });

export const field = style({ flex: 1, minInlineSize: 0 });

/** The native control covers the button, so that keys and screen readers have it. */
export const attach = style([
  variants.quiet,
  {
    marginBlockEnd: '0.1875rem',
    selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' } },
    '@media': { [forcedColours]: { selectors: { '&:has(:focus-visible)': { outlineColor: 'Highlight' } } } },
  },
]);

export const input = style({ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' });

export const attached = style({ position: 'relative', display: 'grid' });

export const preview = style({
  inlineSize: '5rem',
  blockSize: '5rem',
  objectFit: 'cover',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
});

export const remove = style({ position: 'absolute', insetBlockStart: '-0.75rem', insetInlineEnd: '-1.5rem' });

export const refused = style({ ...type('small'), color: vars.colour.danger });
