import './font.css.ts';
import './tokens.css.ts';
import './light-dark.css.ts';
import './reset.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { forcedColours, reducedMotion } from './media.ts';
import { pressed } from './pressed.ts';
import { vars } from './vars.css.ts';

globalStyle('html', {
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: vars.text.body.line,
  color: vars.colour.text,
  backgroundColor: vars.colour.page,
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  scrollPaddingBlock: `${vars.space[24]} ${vars.space[16]}`,
});

globalStyle('body', { minBlockSize: '100dvh', overflowWrap: 'break-word' });
globalStyle('h1, h2, h3, h4', { fontWeight: vars.weight.bold, textWrap: 'balance' });
globalStyle('h1', { fontSize: vars.text.heading.size, lineHeight: vars.text.heading.line });
globalStyle('h2', { fontSize: vars.text.title.size, lineHeight: vars.text.title.line });
globalStyle('h3, h4', { fontSize: vars.text.lead.size, lineHeight: vars.text.lead.line });
globalStyle(':root:not([dir=rtl]) :is(h1, h2)', { letterSpacing: '-0.018em' });
globalStyle('::selection', { color: vars.colour.onAccentSoft, backgroundColor: vars.colour.accentSoft });
globalStyle('::placeholder', { color: vars.colour.textQuiet, opacity: 1 });
// An empty field with `dir=auto` is left to right, which would cut off the start of an RTL placeholder.
globalStyle('[dir=rtl] [dir=auto]:placeholder-shown', { direction: 'rtl' });

globalStyle(':focus-visible', { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' });
globalStyle(':focus:not(:focus-visible)', { outline: 'none' });
globalStyle('main:focus-visible, h1[tabindex="-1"]:focus-visible', { outline: 'none' });

// A press is answered in the next frame, also where what it opens takes longer.
globalStyle('a:is(:active, [data-pressed]), a:is(:active, [data-pressed])::after', pressed);
// Forced colours remove the tint.
globalStyle(':is(a, button:not([aria-disabled=true])):active, a[data-pressed]', {
  '@media': { [forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

// React Aria would add this rule in a <style> element, which the page's security policy refuses.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

globalStyle(':is(button, a, input, select, textarea, summary)', {
  '@media': { [forcedColours]: { forcedColorAdjust: 'auto' } },
});
globalStyle('button, [role=button], summary', { '@media': { [forcedColours]: { border: '1px solid ButtonText' } } });
globalStyle('a[aria-current=page], [aria-pressed=true], [aria-selected=true], [data-favorite]', {
  '@media': { [forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

const still = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  // Any other duration has every element of the page start a transition at every change of its style.
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important' as 'auto',
};
globalStyle('*, *::before, *::after', { '@media': { [reducedMotion]: still } });
// The shop's own setting, for shoppers who cannot or do not want to change the setting of their device.
globalStyle(':root[data-motion=less] *, :root[data-motion=less] *::before, :root[data-motion=less] *::after', still);

// Figures of one width stand far apart in Persian letters.
globalStyle(':lang(fa) *', { fontVariantNumeric: 'normal !important' });

globalStyle('.lucide', {
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  strokeWidth: '1.75',
});
