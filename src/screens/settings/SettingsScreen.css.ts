import { style } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  maxInlineSize: vars.size.reading,
});

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const quiet = style({ ...type('small'), color: vars.colour.textQuiet });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const places = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const about = style({ display: 'grid', flex: '1 1 14rem', minInlineSize: 0, gap: vars.space[1] });
export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.weight.strong,
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ fontWeight: vars.weight.strong, paddingBlockEnd: vars.space[2] });
