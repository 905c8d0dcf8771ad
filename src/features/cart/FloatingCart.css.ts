import { style } from '@vanilla-extract/css';
import { hover, tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

/** At the edge of the window and no wider than the free space beside the page: cards and links stay uncovered. */
export const root = style({
  ...type('tiny'),
  position: 'fixed',
  insetBlockStart: '50%',
  insetInlineEnd: 0,
  translate: '0 -50%',
  zIndex: vars.z.widget,
  display: 'none',
  justifyItems: 'center',
  gap: vars.space[1],
  inlineSize: '3.5rem',
  paddingInline: vars.space[1],
  paddingBlock: vars.space[3],
  borderStartStartRadius: vars.radius.large,
  borderEndStartRadius: vars.radius.large,
  color: vars.colour.onAccent,
  backgroundColor: vars.colour.accent,
  boxShadow: vars.shadow.floating,
  textAlign: 'center',
  // A long amount takes a second line.
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.quick}`,
  '@media': {
    [tablet]: { display: 'grid' },
    [hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.accentHover } } },
  },
});

export const count = style({ display: 'block', fontWeight: vars.weight.medium });

export const amount = style({ display: 'block', fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
