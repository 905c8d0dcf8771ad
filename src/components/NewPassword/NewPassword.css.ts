import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[2],
});

export const strength = style({
  ...type('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.text.small.line,
  color: vars.colour.textQuiet,
});

const bar = style({
  display: 'block',
  inlineSize: '6rem',
  blockSize: '0.375rem',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.colour.border,
  '::before': { content: '', display: 'block', blockSize: '100%', borderRadius: 'inherit' },
  '@media': { [forcedColours]: { display: 'none' } },
});

const filled = (inlineSize: string, backgroundColor: string) => [bar, { '::before': { inlineSize, backgroundColor } }];

export const bars = styleVariants({
  none: [bar],
  short: filled('33%', vars.colour.danger),
  good: filled('66%', vars.colour.star),
  strong: filled('100%', vars.colour.success),
});
