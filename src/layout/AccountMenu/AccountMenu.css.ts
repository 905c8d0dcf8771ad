import { style } from '@vanilla-extract/css';
import { desktop, hover } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ position: 'relative' });

export const trigger = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  maxInlineSize: 'min(15rem, 24vw)',
  padding: vars.space[1],
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.strong,
  transition: `background-color ${vars.motion.quick}`,
  '@media': {
    [hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.sunken } } },
    [desktop]: { paddingInlineEnd: vars.space[3] },
  },
});

export const name = style({
  display: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [desktop]: { display: 'block' } },
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineStart: '1.5rem',
  display: 'grid',
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 2px ${vars.colour.page}`,
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInlineEnd: 0,
  inlineSize: '17rem',
  padding: vars.space[2],
  color: vars.colour.text,
  backgroundColor: vars.colour.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.floating,
});

export const who = style({
  ...type('small'),
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  color: vars.colour.textQuiet,
  overflowWrap: 'anywhere',
});

export const list = style({
  display: 'grid',
  paddingBlock: vars.space[2],
  borderBlock: `1px solid ${vars.colour.border}`,
  marginBlock: vars.space[2],
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  textAlign: 'start',
  selectors: { '&[aria-current=page]': { color: vars.colour.onAccentSoft, backgroundColor: vars.colour.accentSoft } },
  '@media': {
    [hover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.colour.sunken } } },
  },
});

export const count = style({ marginInlineStart: 'auto', display: 'grid' });
