import { style } from '@vanilla-extract/css';
import { desktop } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

/** As wide as both of its contents, so that a restored session moves nothing; larger letters leave the search its room. */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  '@media': { [desktop]: { minInlineSize: 'min(15rem, 24vw)' } },
});

export const fromDesktop = style({ display: 'none', '@media': { [desktop]: { display: 'flex' } } });
