/** What the panel is made of, and how it looks. */

export const markup = `
<button id="toggle" type="button" aria-expanded="false" aria-controls="panel"><span>Tester</span></button>
<section id="panel" aria-labelledby="title" hidden>
  <header>
    <h2 id="title" tabindex="-1">Tester's tools</h2>
    <button id="close" type="button">Close</button>
  </header>
  <p id="said" role="status"></p>
  <h3>Report</h3>
  <p>What happened since this page was opened, without a word that anybody typed or wrote.</p>
  <div class="row">
    <button id="copy" type="button">Copy report</button>
    <button id="save" type="button">Save report</button>
  </div>
  <h3>Faults</h3>
  <form id="form">
    <label>Call <select id="operation"><option value="*">Every call</option></select></label>
    <label>What happens <select id="kind"></select></label>
    <label>How often, in % <input id="chance" type="number" min="0" max="100" value="100" required></label>
    <label>Milliseconds <input id="ms" type="number" min="0" max="60000" value="2000" required></label>
    <label>Status <input id="status" type="number" min="400" max="599" value="500" required></label>
    <label>Seed <input id="seed" type="number" min="0" value="1" required></label>
    <div class="row">
      <button type="submit">Add fault</button>
      <button id="clear" type="button">Remove all</button>
    </div>
  </form>
  <p id="none">Nothing goes wrong on purpose.</p>
  <ul id="plan" aria-label="Planned faults"></ul>
</section>`;

export const style = `
:host { all: initial; color-scheme: light dark; font: 400 14px/1.5 system-ui, sans-serif; }
#toggle, #panel { position: fixed; z-index: 2147483647; inset-inline-start: 0; }
#toggle { inset-block-start: 40%; padding: 10px 4px; min-block-size: 44px; border-start-end-radius: 8px; border-end-end-radius: 8px; }
/* On the text alone: it would turn the sides of the button as well. */
#toggle span { writing-mode: vertical-rl; }
#panel {
  inset-block: 0; inline-size: min(360px, 100vw); box-sizing: border-box; padding: 16px; overflow: auto;
  background: light-dark(#fff, #17191c); color: light-dark(#1b1d20, #f2f3f4); border-inline-end: 1px solid light-dark(#767a80, #8d9299);
}
[hidden] { display: none !important; }
header, .row { display: flex; gap: 8px; align-items: center; justify-content: space-between; }
.row { justify-content: flex-start; margin-block-start: 8px; }
h2, h3, p { margin: 0 0 8px; }
h2 { font-size: 18px; } h3 { font-size: 15px; margin-block-start: 16px; }
form { display: grid; gap: 8px; }
label { display: grid; gap: 2px; }
button, select, input {
  font: inherit; min-block-size: 32px; box-sizing: border-box; color: inherit; background: light-dark(#f3f4f5, #24282d);
  border: 1px solid light-dark(#767a80, #8d9299); border-radius: 6px; padding: 4px 8px;
}
button { cursor: pointer; color: light-dark(#1b1d20, #f2f3f4); }
:focus-visible { outline: 2px solid light-dark(#0b57d0, #8ab4f8); outline-offset: 2px; }
ul { margin: 0; padding-inline-start: 20px; overflow-wrap: anywhere; }
li { margin-block-end: 8px; }
`;
