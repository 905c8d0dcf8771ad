import { style } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const label = style({ ...type('small'), color: vars.colour.textQuiet });

/** The shopper's own lines stay lines. */
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
