import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const height = '2.5rem';

export const root = style({
  ...type('small'),
  display: 'none',
  color: vars.colour.textQuiet,
  backgroundColor: vars.colour.page,
  '@media': { [tablet]: { display: 'block' } },
});

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], blockSize: height });

export const seller = style({ fontWeight: vars.weight.strong, color: vars.colour.accentText });

export const hotline = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], marginInlineStart: 'auto' });

globalStyle(`${hotline} > svg`, { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });
