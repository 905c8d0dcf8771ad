/** Reads the form that Stripe's SDK writes: `line_items[0][quantity]=1` becomes nested objects and lists. */

export type Form = { [name: string]: Form | string };

const namesIn = (path: string) => path.split(/[[\]]+/).filter((name) => name !== '');

function put(form: Form, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next = typeof inner === 'object' ? inner : (Object.create(null) as Form);
  form[name] = next;
  put(next, rest, value);
}

export function readForm(text: string): Form {
  const form = Object.create(null) as Form;
  for (const [path, value] of new URLSearchParams(text)) put(form, namesIn(path), value);
  return form;
}

export const textAt = (form: Form | undefined, name: string): string => {
  const value = form?.[name];
  return typeof value === 'string' ? value : '';
};

export const formAt = (form: Form | undefined, name: string): Form | undefined => {
  const value = form?.[name];
  return typeof value === 'object' ? value : undefined;
};
