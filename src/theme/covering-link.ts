import type { ComplexStyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/**
 * The style of a link that covers its card, so that the whole card can be pressed. The card has `position: relative`.
 * `outlineOffset` is the distance of the focus ring from the edge of the card.
 */
export const coveringLink = (outlineOffset: string): ComplexStyleRule => ({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.huge },
  selectors: {
    // The press tints the card, so the text of the link needs no tint of its own.
    '&:is(:active, [data-pressed])': { boxShadow: 'none' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.colour.focus}`, outlineOffset },
  },
});
