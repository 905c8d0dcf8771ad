import { style } from '@vanilla-extract/css';
import { desktop } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

/** As wide as both of its contents, so that a restored session moves nothing. */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  '@media': { [desktop]: { minInlineSize: '15rem' } },
});

export const fromDesktop = style({ display: 'none', '@media': { [desktop]: { display: 'flex' } } });
