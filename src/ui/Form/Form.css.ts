import { style, styleVariants } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

const from = (columns: number) => ({ '@media': { [tablet]: { gridColumn: `span ${columns}` } } });

export const widths = styleVariants({ third: from(2), half: from(3), whole: from(6) });
