import { style } from '@vanilla-extract/css';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

/** A ticket: its edge is dashed where it would be torn off. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  overflow: 'clip',
});

export const about = style({ display: 'grid', gap: vars.space[1], padding: vars.space[4], minInlineSize: 0 });

export const discount = style({ ...type('lead'), fontWeight: vars.weight.bold, color: vars.colour.accentText });

export const terms = style({ ...type('small'), color: vars.colour.textQuiet });

export const code = style({ fontWeight: vars.weight.strong, color: vars.colour.text });

export const action = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  alignSelf: 'stretch',
  minInlineSize: '8rem',
  padding: vars.space[3],
  borderInlineStart: `1px dashed ${vars.colour.edge}`,
  backgroundColor: vars.colour.sunken,
});
