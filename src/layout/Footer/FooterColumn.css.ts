import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { footerCollapseBelowPx } from '#machines/constants.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

/** Where a column has room for its links. */
export const unfolded = `(min-width: ${footerCollapseBelowPx}px)`;
const folded = `not all and ${unfolded}`;

/** On a wide screen it looks like a column, until it becomes one. */
export const foldable = style({
  minInlineSize: 0,
  '@media': { [folded]: { borderBlockEnd: `1px solid ${vars.colour.border}` } },
});

const at = (media: string) => (part: string, rule: GlobalStyleRule) =>
  globalStyle(`${foldable} ${part}`, { '@media': { [media]: rule } });
const [onWide, onNarrow] = [at(unfolded), at(folded)];

globalStyle(`${foldable} > details`, { borderBlockEndWidth: 0 });
globalStyle(`${foldable} > details > div`, { display: 'none' });
onWide('summary', { minBlockSize: 0, paddingBlock: 0, pointerEvents: 'none' });
onWide('summary > span', { display: 'none' });
onNarrow('> details + ul', { paddingBlockEnd: vars.space[4] });
onNarrow('> details:not([open]) + ul', { display: 'none' });

globalStyle(`${foldable}${foldable} h2`, {
  '@media': { [folded]: { ...type('small'), color: 'inherit', marginBlockEnd: 0 } },
});
