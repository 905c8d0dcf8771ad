import { style } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const lists = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: '""' });

export const list = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  textAlign: 'start',
  selectors: { '&[aria-disabled]': { opacity: 0.6 } },
  '@media': { [hover]: { selectors: { '&:hover': { borderColor: vars.colour.textQuiet } } } },
});

export const name = style({ minInlineSize: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const quiet = style({ ...type('small'), flexShrink: 0, color: vars.colour.textQuiet });
