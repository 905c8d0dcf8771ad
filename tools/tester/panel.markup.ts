/** The markup and styles of the panel. */

type Attributes = Readonly<Record<string, string>>;

/** Element by element: the pages of the shop take no HTML as text from a script. */
export const markup = (page: Document): Node[] => {
  const make = (tag: string, attributes: Attributes = {}, ...parts: (Node | string)[]) => {
    const element = page.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...parts);
    return element;
  };
  const button = (id: string, text: string, type = 'button') => make('button', { id, type }, text);
  const number = (id: string, text: string, attributes: Attributes) =>
    make('label', {}, `${text} `, make('input', { id, type: 'number', required: '', ...attributes }));
  const everyCall = make('option', { value: '*' }, 'Every call');

  const form = make(
    'form',
    { id: 'form' },
    make('label', {}, 'Call ', make('select', { id: 'operation' }, everyCall)),
    make('label', {}, 'What happens ', make('select', { id: 'kind' })),
    number('chance', 'How often, in %', { min: '0', max: '100', value: '100' }),
    number('ms', 'Milliseconds', { min: '0', max: '60000', value: '2000' }),
    number('status', 'Status', { min: '400', max: '599', value: '500' }),
    number('seed', 'Seed', { min: '0', value: '1' }),
    make('div', { class: 'row' }, button('add', 'Add fault', 'submit'), button('clear', 'Remove all')),
  );
  const panel = make(
    'section',
    { id: 'panel', 'aria-labelledby': 'title', hidden: '' },
    make('header', {}, make('h2', { id: 'title', tabindex: '-1' }, "Tester's tools"), button('close', 'Close')),
    make('p', { id: 'said', role: 'status' }),
    make('h3', {}, 'Report'),
    make('p', {}, 'What happened since this page was opened, without a word that anybody typed or wrote.'),
    make('div', { class: 'row' }, button('copy', 'Copy report'), button('save', 'Save report')),
    make('h3', {}, 'Faults'),
    form,
    make('p', { id: 'none' }, 'Nothing goes wrong on purpose.'),
    make('ul', { id: 'plan', 'aria-label': 'Planned faults' }),
  );
  const toggle = { id: 'toggle', type: 'button', 'aria-expanded': 'false', 'aria-controls': 'panel' };
  return [make('button', toggle, make('span', {}, 'Tester')), panel];
};

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
/* A new line must not move the button under the pointer. */
#said { min-block-size: 1.5em; }
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
