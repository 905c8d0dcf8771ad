import { style } from '@vanilla-extract/css';
import { cramped, tablet, wide } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
});

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'stretch',
  gap: vars.space[3],
  '@media': {
    [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [tablet]: { display: 'flex', justifyContent: 'space-between' },
  },
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Facets beside the list where there is room for four cards and them. */
export const columns = style([
  column,
  {
    '@media': {
      [wide]: { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: vars.space[8], alignItems: 'start' },
    },
  },
]);

export const facets = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });

export const sort = style({ minInlineSize: 0, '@media': { [tablet]: { inlineSize: '16rem' } } });

/** Takes no room while nothing is applied. */
export const appliedPlace = style({
  outline: 'none',
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[5]})` } },
});

export const applied = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

export const clear = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[2],
});

export const filterFieldsRoot = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const stars = style({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: '0.125rem',
  marginInlineEnd: vars.space[2],
});
export const star = style({ color: vars.colour.star, fill: 'currentColor' });
export const range = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[3],
});
export const group = style({ minInlineSize: 0 });
export const legend = style({ fontWeight: vars.weight.strong, marginBlockEnd: vars.space[1] });
export const options = style({ display: 'grid' });
