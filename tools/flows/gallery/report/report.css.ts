import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const { colour, radius, space } = vars;

export const root = style({ display: 'grid', gap: space[3], marginBlockEnd: space[5], ...type('small') });
export const title = style({ fontSize: '1.0625rem', lineHeight: '1.4', overflowWrap: 'anywhere' });
export const chooser = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  padding: space[6],
  maxInlineSize: '40rem',
});
export const field = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' });
export const input = style({
  minBlockSize: '2rem',
  minInlineSize: 0,
  paddingInline: space[2],
  color: colour.text,
  backgroundColor: colour.card,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.small,
});
export const problem = style({ color: colour.danger });
export const verdict = style({
  padding: space[3],
  borderRadius: radius.medium,
  backgroundColor: colour.sunken,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-status=replayed]': { backgroundColor: colour.accentSoft, color: colour.onAccentSoft },
    '&[data-status=differs], &[data-status=failed]': { boxShadow: `inset 3px 0 0 ${colour.danger}` },
  },
});
export const save = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const timeline = style({
  maxBlockSize: '50dvh',
  overflow: 'auto',
  border: `1px solid ${colour.border}`,
  borderRadius: radius.small,
});
export const moment = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: `0 ${space[2]}`,
  inlineSize: '100%',
  padding: `${space[1]} ${space[2]}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: colour.textQuiet,
  selectors: {
    '&[data-step=true]': { color: colour.text },
    '&:hover': { backgroundColor: colour.sunken },
    '&[aria-current]': { backgroundColor: colour.accentSoft, color: colour.onAccentSoft },
    '&[data-differs=true]': { boxShadow: `inset 3px 0 0 ${colour.danger}` },
  },
});
export const time = style({ fontVariantNumeric: 'tabular-nums' });
export const actor = style({ fontWeight: vars.weight.strong });
export const words = style({ gridColumn: '1 / -1' });
