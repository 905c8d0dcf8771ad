import { style } from '@vanilla-extract/css';
import { desktop, tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const list = { margin: 0, padding: 0, listStyle: '""' } as const;

export const root = style({
  ...column,
  alignContent: 'start',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: vars.size.reading,
  marginInline: 'auto',
});

export const quiet = style({ color: vars.colour.textQuiet });
export const form = style({ ...column, gap: vars.space[5] });
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const heading = style({ outline: 'none' });

export const lines = style({ ...column, ...list, gap: vars.space[3] });
export const line = style({ ...column, gap: vars.space[3] });
export const said = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.colour.textQuiet,
  overflowWrap: 'anywhere',
});
export const found = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const picture = style({
  flexShrink: 0,
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});
export const text = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });
export const gone = style({ color: vars.colour.danger });
export const choice = style({
  ...column,
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** Stays in sight while the list is looked through, where no other bar has that place. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  backgroundColor: vars.colour.page,
  borderBlockStart: `1px solid ${vars.colour.border}`,
  '@media': { [desktop]: { position: 'sticky', insetBlockEnd: 0, zIndex: vars.z.raised } },
});
export const sum = style({ ...type('lead'), fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });

export const reports = style({ ...column, ...list, gap: vars.space[3] });
export const reported = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
});
export const name = style({ flexGrow: 1, fontWeight: vars.weight.strong });
