import { style, styleVariants } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ position: 'relative' });

const panel = style({
  position: 'absolute',
  zIndex: vars.z.widget,
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  inlineSize: 'max-content',
  maxInlineSize: '15rem',
  padding: vars.space[2],
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.floating,
});

export const panels = styleVariants({
  atStart: [panel, { insetInlineStart: 0 }],
  atEnd: [panel, { insetInlineEnd: 0 }],
});

export const list = style({ display: 'grid' });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  textAlign: 'start',
  '@media': { [hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.sunken } } } },
});
