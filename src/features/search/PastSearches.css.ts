import { globalStyle, style } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingInlineStart: vars.space[3],
});

export const title = style({
  ...type('small'),
  margin: 0,
  fontWeight: vars.weight.strong,
  color: vars.colour.textQuiet,
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: '""' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.medium,
  '@media': { [hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.sunken } } } },
});

export const again = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[3],
  background: 'none',
  border: 0,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

globalStyle(`${again} > svg`, { flex: 'none', color: vars.colour.textQuiet });
globalStyle(`${again} > bdi`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
