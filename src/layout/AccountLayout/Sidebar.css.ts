import { style } from '@vanilla-extract/css';
import { desktop, hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

/** A strip that scrolls sideways where there is no room for a column. */
export const root = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': {
    [desktop]: {
      padding: vars.space[4],
      backgroundColor: vars.colour.card,
      border: `1px solid ${vars.colour.border}`,
      borderRadius: vars.radius.huge,
    },
  },
});

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '4rem',
  minInlineSize: 0,
  '@media': { [desktop]: { paddingInline: vars.space[2] } },
});

export const name = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });

export const contact = style({ ...type('small'), color: vars.colour.textQuiet, overflowWrap: 'anywhere' });

export const nav = style({
  display: 'flex',
  gap: vars.space[2],
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [desktop]: { display: 'grid', gap: vars.space[4], margin: 0, padding: 0, overflow: 'visible' } },
});

export const group = style({ display: 'contents', '@media': { [desktop]: { display: 'block' } } });

export const list = style({
  display: 'flex',
  gap: vars.space[2],
  '@media': { [desktop]: { display: 'grid', gap: vars.space[1] } },
});

export const groupTitle = style({
  ...type('small'),
  display: 'none',
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[1],
  color: vars.colour.textQuiet,
  fontWeight: vars.weight.strong,
  '@media': { [desktop]: { display: 'block' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.colour.card,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  outlineOffset: '-2px !important',
  selectors: {
    '&[aria-current=page]': {
      color: vars.colour.onAccentSoft,
      backgroundColor: vars.colour.accentSoft,
      borderColor: 'transparent',
      fontWeight: vars.weight.strong,
    },
  },
  '@media': {
    [hover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.colour.sunken } } },
    [desktop]: {
      paddingInline: vars.space[3],
      borderColor: 'transparent',
      borderRadius: vars.radius.medium,
      backgroundColor: 'transparent',
    },
  },
});

export const badge = style({ marginInlineStart: 'auto', display: 'grid' });

export const foot = style({
  display: 'none',
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  '@media': { [desktop]: { display: 'grid' } },
});

export const signOut = style([link, { inlineSize: '100%', color: vars.colour.danger }]);
