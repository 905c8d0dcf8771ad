/** Style and script of the pages that the server writes itself; colours and shapes are those of the storefront. */

import { pages } from '#server/domain/colour.ts';

export const plainPageStyle = `
:root{color-scheme:light dark;--page:light-dark(${pages.light},${pages.dark});--card:light-dark(#fff,#151e1a);
--text:light-dark(#17211b,#eff3ee);--quiet:light-dark(#59645c,#a6b3ab);--border:light-dark(#e8e3d8,#27332d);
--edge:light-dark(#7f867e,#708077);--accent:light-dark(#17623a,#6fcf97);--on-accent:light-dark(#fff,#0d1411);
--note:light-dark(#ffe9dc,#3a1e10);--danger:light-dark(#b3261e,#ff9a90)}
:root[data-scheme=light]{color-scheme:light}
:root[data-scheme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;padding:1rem;min-block-size:100dvh;display:grid;place-items:center;background:var(--page);color:var(--text);
font:1rem/1.5 ui-sans-serif,system-ui,"Segoe UI",Roboto,"Noto Sans Arabic",Tahoma,sans-serif;overflow-wrap:anywhere}
main{inline-size:min(100%,28rem);padding:1.5rem;background:var(--card);border:1px solid var(--border);border-radius:1rem}
h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.3}
p,dl,form{margin:1rem 0 0}
.shop{display:flex;align-items:center;gap:.75rem;margin:0 0 1.25rem;font-weight:700;font-size:1.125rem}
.shop img{object-fit:contain}
.quiet{color:var(--quiet)}
.note{padding:.75rem 1rem;background:var(--note);border-radius:.75rem}
.danger{color:var(--danger)}
dl>div{display:flex;justify-content:space-between;gap:1rem;padding-block:.5rem;border-block-end:1px solid var(--border)}
dt,dd{margin:0}
.total{font-weight:700}
form{display:grid;gap:.75rem}
button,a.button{font:inherit;display:block;inline-size:100%;min-block-size:3rem;padding:.5rem 1rem;text-align:center;
color:inherit;background:transparent;border:1px solid var(--edge);border-radius:.75rem;text-decoration:none;cursor:pointer}
button.main,a.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}
:focus-visible{outline:2px solid currentcolor;outline-offset:2px}
[hidden]{display:none}
`;

export const plainPageScript = `const button = document.querySelector('[data-close]');
const seconds = Number(document.body.dataset.closesAfter);
if (window.opener) {
  button.hidden = false;
  button.addEventListener('click', () => window.close());
  if (seconds > 0) setTimeout(() => window.close(), seconds * 1000);
}
`;
