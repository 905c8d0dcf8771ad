import { style } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const shop = style({ ...type('small'), color: vars.colour.textQuiet, marginInlineStart: 'auto' });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [tablet]: { gridTemplateColumns: '11.5rem minmax(0, 1fr)', columnGap: vars.space[6] } },
});

export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});
