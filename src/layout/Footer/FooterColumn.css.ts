import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { footerCollapseBelowPx } from '#machines/constants.ts';
import { type } from '#src/theme/type.ts';

/** Where a column has room for its links. */
export const unfolded = `(min-width: ${footerCollapseBelowPx}px)`;

/** On a wide screen it looks like a column, until it becomes one. */
export const foldable = style({ minInlineSize: 0 });

const onWide = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`${foldable} ${part}`, { '@media': { [unfolded]: rule } });

onWide('details', { borderBlockEndWidth: 0 });
onWide('summary', { minBlockSize: 0, paddingBlock: 0, pointerEvents: 'none' });
onWide('summary > span', { display: 'none' });
onWide('details > div', { paddingBlockEnd: 0 });
onWide('::details-content', { contentVisibility: 'visible', blockSize: 'auto' });

globalStyle(`${foldable}${foldable} h2`, {
  '@media': { [`not all and ${unfolded}`]: { ...type('small'), color: 'inherit', marginBlockEnd: 0 } },
});
