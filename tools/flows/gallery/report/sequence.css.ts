import { style } from '@vanilla-extract/css';
import { phone } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const { colour, radius, space, weight } = vars;
const column = '11rem';
const columns = `repeat(var(--columns), ${column})`;

export const root = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space[2],
  padding: space[3],
  blockSize: '100%',
  minInlineSize: 0,
  ...type('small'),
});
export const frame = style({
  overflow: 'auto',
  direction: 'ltr',
  border: `1px solid ${colour.border}`,
  borderRadius: radius.small,
});
export const participants = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: columns,
  inlineSize: 'max-content',
  backgroundColor: colour.card,
  borderBlockEnd: `1px solid ${colour.edge}`,
  '@media': { [phone]: { display: 'none' } },
});
export const participant = style({
  padding: space[2],
  textAlign: 'center',
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
/** The lifeline of each participant runs through the middle of its column. */
export const rows = style({
  inlineSize: 'max-content',
  paddingBlock: space[2],
  backgroundImage: `repeating-linear-gradient(to right, transparent 0 calc(${column} / 2 - 1px), ${colour.border} calc(${column} / 2 - 1px) calc(${column} / 2), transparent calc(${column} / 2) ${column})`,
  '@media': { [phone]: { inlineSize: 'auto', backgroundImage: 'none' } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: columns,
  '@media': { [phone]: { display: 'block' } },
});

const arrow = {
  content: '""',
  position: 'absolute',
  insetBlockEnd: '-0.25rem',
  borderBlock: '0.25rem solid transparent',
} as const;

/**
 * The text stands on its arrow, which runs from the middle of a column to that of another. A phone has no room for columns:
 * there the participants stand before the text.
 */
export const message = style({
  position: 'relative',
  marginInline: `calc(${column} / 2)`,
  marginBlock: space[1],
  paddingInline: space[1],
  minBlockSize: '1.5rem',
  textAlign: 'center',
  color: colour.text,
  borderBlockEnd: `1px solid ${colour.accentText}`,
  overflow: 'visible',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-current]': { backgroundColor: colour.accentSoft, color: colour.onAccentSoft },
    '&[data-way=forth]::after': { ...arrow, insetInlineEnd: 0, borderInlineStart: `0.5rem solid ${colour.accentText}` },
    '&[data-way=back]::after': { ...arrow, insetInlineStart: 0, borderInlineEnd: `0.5rem solid ${colour.accentText}` },
    '&[data-way=itself]': {
      marginInline: `calc(${column} / 2) 0`,
      borderBlockEnd: 'none',
      borderInlineStart: `0.25rem solid ${colour.accentText}`,
      textAlign: 'start',
    },
  },
  '@media': {
    [phone]: {
      display: 'grid',
      padding: space[2],
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      borderBlockEnd: `1px solid ${colour.border}`,
      selectors: {
        '&, &[data-way=itself]': { marginInline: 0, textAlign: 'start', borderInlineStart: 'none' },
        '&&::before': { content: 'attr(data-between)', color: colour.textQuiet },
        '&&::after': { display: 'none' },
      },
    },
  },
});
