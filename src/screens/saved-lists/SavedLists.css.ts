import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] } as const;

export const root = style({ display: 'grid', gap: vars.space[5], gridTemplateColumns: 'minmax(0, 1fr)' });

export const head = style({ ...row, justifyContent: 'space-between' });
export const title = style({ minInlineSize: 0, outline: 'none', overflowWrap: 'anywhere' });
export const actions = style(row);

export const lists = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: '""' });
export const card = style({ ...row, justifyContent: 'space-between' });
export const about = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' });
export const quiet = style({ ...type('small'), color: vars.colour.textQuiet });

export const lines = style({ display: 'grid', margin: 0, padding: 0, listStyle: '""' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` },
    '&[aria-busy=true]': { opacity: 0.72 },
  },
});
export const picture = style({
  display: 'block',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});
export const info = style({ display: 'grid', alignContent: 'start', gap: vars.space[1], minInlineSize: 0 });
export const bottom = style({ ...row, justifyContent: 'space-between', marginBlockStart: vars.space[2] });
export const amount = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const gone = style({ ...type('small'), color: vars.colour.danger });
