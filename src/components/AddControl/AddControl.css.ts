import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, hover, phone } from '#src/theme/media.ts';
import { pressed } from '#src/theme/pressed.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const places = styleVariants({
  /** At the foot of a picture: the plus stays at the end, where the next press finds it. */
  card: { display: 'flex', justifyContent: 'flex-end', minBlockSize: vars.size.control },
  page: { display: 'grid', minBlockSize: vars.size.controlLarge },
  /** In a bar at the foot of the window. */
  bar: { display: 'grid', minBlockSize: vars.size.control },
});

const pill = style({
  ...type('small'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.control,
  paddingInline: `${vars.space[4]} ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.strong,
  boxShadow: vars.shadow.raised,
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  '@media': { [forcedColours]: { border: '1px solid ButtonText' } },
});

const onHover = { ':hover': { color: vars.colour.onAccent, backgroundColor: vars.colour.accent } };

export const add = style([
  pill,
  {
    '@media': { [phone]: { paddingInline: 0 }, [hover]: onHover },
    color: vars.colour.accentText,
    backgroundColor: vars.colour.card,
    ':active': pressed,
  },
]);

/** Hidden on a phone: on a small picture the plus icon is enough. */
export const word = style({ '@media': { [phone]: { display: 'none' } } });

export const soldOut = style([
  pill,
  {
    color: vars.colour.textQuiet,
    backgroundColor: vars.colour.sunken,
    boxShadow: 'none',
    paddingInline: vars.space[4],
  },
]);

export const stepper = style({
  display: 'grid',
  flex: 1,
  maxInlineSize: '9.5rem',
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.raised,
});
