import { style } from '@vanilla-extract/css';
import { desktop, hover } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  alignItems: 'start',
  '@media': { [desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.sidebar}`, gap: vars.space[16] } },
});

/** The footer is not in sight before the text is. */
export const pending = style({ minBlockSize: '100vh' });

export const article = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0, overflowWrap: 'anywhere' });

export const policyNavRoot = style({
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.sunken,
  '@media': { [desktop]: { position: 'sticky', insetBlockStart: vars.space[24] } },
});

export const list = style({ display: 'grid', gap: vars.space[1] });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.medium,
  '@media': { [hover]: { ':hover': { color: vars.colour.accentText } } },
  selectors: {
    '&[aria-current=page]': { color: vars.colour.onAccentSoft, backgroundColor: vars.colour.accentSoft },
  },
});
