import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const places = styleVariants({
  dropdown: {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${vars.space[2]})`,
    insetInline: 0,
    padding: vars.space[2],
    backgroundColor: vars.colour.card,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.floating,
  },
  page: { marginBlockStart: vars.space[4] },
});

export const list = style({ display: 'grid' });

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  paddingInlineEnd: vars.space[3],
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { backgroundColor: vars.colour.accentSoft, color: vars.colour.onAccentSoft } },
  '@media': {
    [hover]: { selectors: { '&:hover:not([aria-selected=true])': { backgroundColor: vars.colour.sunken } } },
  },
});

export const picture = style({
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.small,
  objectFit: 'cover',
  backgroundColor: vars.colour.sunken,
});

/** In the place of a picture. */
export const sign = style([
  picture,
  { display: 'grid', placeItems: 'center', color: vars.colour.textQuiet, borderRadius: vars.radius.small },
]);

export const name = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});

export const category = style({ ...type('small'), display: 'block', color: vars.colour.textQuiet });

export const price = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });

export const nothing = style({
  padding: `${vars.space[5]} ${vars.space[4]}`,
  color: vars.colour.textQuiet,
  overflowWrap: 'anywhere',
});

globalStyle(`${nothing} > bdi`, { color: vars.colour.text, fontWeight: vars.weight.strong });
globalStyle(`${option}[aria-selected=true] ${category}`, { color: 'inherit' });

export const pastHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingInlineStart: vars.space[3],
});

export const pastTitle = style({
  ...type('small'),
  margin: 0,
  fontWeight: vars.weight.strong,
  color: vars.colour.textQuiet,
});

export const pastList = style({ display: 'grid', margin: 0, padding: 0, listStyle: '""' });

export const pastRow = style({
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.medium,
  '@media': { [hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.sunken } } } },
});

export const pastAgain = style({
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

globalStyle(`${pastAgain} > svg`, { flex: 'none', color: vars.colour.textQuiet });
globalStyle(`${pastAgain} > bdi`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const overlay = style({ position: 'fixed', inset: 0, zIndex: vars.z.overlay, display: 'grid' });

export const sheet = style({ display: 'grid', minInlineSize: 0, backgroundColor: vars.colour.page });
