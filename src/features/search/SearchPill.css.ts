import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const pill = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space[4],
  color: vars.colour.textQuiet,
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.pill,
});

export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
