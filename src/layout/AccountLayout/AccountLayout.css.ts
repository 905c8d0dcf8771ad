import { style } from '@vanilla-extract/css';
import { desktop, phone, tabBarHeight } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  // On a phone the menu and the page are two rows. The spare height stays below them.
  alignContent: 'start',
  gap: vars.space[5],
  paddingBlock: vars.space[4],
  minBlockSize: '75vh',
  '@media': {
    [desktop]: {
      gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)`,
      gap: vars.space[10],
      paddingBlock: vars.space[8],
    },
  },
});

/** As high as the line of the menu above the page. */
export const menuPending = style({
  minBlockSize: '4rem',
  '@media': { [desktop]: { minBlockSize: 0 }, [phone]: { minBlockSize: vars.size.control } },
});

export const main = style({
  minInlineSize: 0,
  outline: 'none',
  // Its place does not wait for the menu beside it.
  '@media': { [desktop]: { gridColumn: 2 } },
});

export const foot = style({
  ...type('small'),
  color: vars.colour.textQuiet,
  borderBlockStart: `1px solid ${vars.colour.border}`,
  paddingBlock: vars.space[5],
  '@media': { [phone]: { paddingBlockEnd: `calc(${tabBarHeight} + ${vars.space[5]})` } },
});
