import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  border: '1px solid',
});

const tone = (colour: string) => ({
  borderColor: `color-mix(in oklab, ${colour} 28%, ${vars.colour.card})`,
  backgroundColor: `color-mix(in oklab, ${colour} 9%, ${vars.colour.card})`,
});

export const tones = styleVariants({
  info: [base, { borderColor: vars.colour.border, backgroundColor: vars.colour.sunken }],
  success: [base, tone(vars.colour.success)],
  warning: [base, tone(vars.colour.star)],
  danger: [base, tone(vars.colour.danger)],
});

export const icons = styleVariants({
  info: { color: vars.colour.accentText },
  success: { color: vars.colour.success },
  warning: { color: vars.colour.warning },
  danger: { color: vars.colour.danger },
});

const icon = style({ display: 'grid', flex: 'none', marginBlockStart: '0.125rem' });

export const iconOf = styleVariants(icons, (name) => [icon, name]);

export const body = style({ flex: 1, minInlineSize: 0 });

export const title = style({ fontWeight: vars.weight.strong });
