import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

const list = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1], minInlineSize: 0 });

/** Over the picture, which has its place already: nothing moves. The control stands below. */
export const card = style([
  list,
  {
    position: 'absolute',
    insetBlockEnd: `calc(${vars.size.control} + ${vars.space[4]})`,
    insetInline: vars.space[2],
    pointerEvents: 'none',
  },
]);

export const line = style([list]);

const mark = style({
  ...type('tiny'),
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  paddingInline: vars.space[2],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.colour.danger}`,
  color: vars.colour.text,
  backgroundColor: vars.colour.card,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const inside = style([mark]);
/** Dashed, so that colour alone says nothing. */
export const traces = style([mark, { borderStyle: 'dashed', borderColor: vars.colour.star }]);
