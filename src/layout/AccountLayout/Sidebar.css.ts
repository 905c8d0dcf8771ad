import { style } from '@vanilla-extract/css';
import { desktop, hover, phone, tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const panel = {
  padding: vars.space[4],
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.huge,
};

/** A column of its own on a desktop, otherwise a header with a collapsible menu: one line on a phone. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': { [desktop]: panel },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '4rem',
  minInlineSize: 0,
  '@media': { [desktop]: { paddingInline: vars.space[2] }, [phone]: { minBlockSize: vars.size.control } },
});

/** A long name takes two lines at most, and one on a phone. */
export const name = style({
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media': { [phone]: { WebkitLineClamp: 1 } },
});

/** A phone has them on the profile only, so that each page begins with its own content. */
export const more = style({ '@media': { [phone]: { display: 'none' } } });

export const contact = style({ ...type('small'), color: vars.colour.textQuiet, overflowWrap: 'anywhere' });

export const body = style({
  display: 'grid',
  gap: vars.space[4],
  ...panel,
  '@media': { [desktop]: { padding: 0, border: 0 } },
});

export const nav = style({ display: 'grid', gap: vars.space[4] });

/** Beside each other on a tablet: a dozen entries under each other would hide the page. */
export const list = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const groupTitle = style({
  ...type('small'),
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[1],
  color: vars.colour.textQuiet,
  fontWeight: vars.weight.strong,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.medium,
  outlineOffset: '-2px !important',
  selectors: {
    '&[aria-current=page]': {
      color: vars.colour.onAccentSoft,
      backgroundColor: vars.colour.accentSoft,
      fontWeight: vars.weight.strong,
    },
  },
  '@media': { [hover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.colour.sunken } } } },
});

export const badge = style({ marginInlineStart: 'auto', display: 'grid' });

export const foot = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const signOut = style([link, { inlineSize: '100%', color: vars.colour.danger }]);
