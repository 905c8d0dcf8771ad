import { globalStyle } from '@vanilla-extract/css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body, h1, h2, h3, h4, h5, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend', {
  margin: 0,
  padding: 0,
});
// Safari drops list semantics with `none`; an empty string preserves them.
globalStyle('ul, ol', { listStyle: '""' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' });
globalStyle('img', { blockSize: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle('button:disabled, [aria-disabled=true]', { cursor: 'not-allowed' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('summary', { cursor: 'pointer', listStyle: 'none' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('dialog', { padding: 0, border: 0 });
