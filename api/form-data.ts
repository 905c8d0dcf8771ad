/** A form with files, as back ends of this family read it: a list is its entries under one name with brackets. */

type Entry = string | number | File | null | undefined;
type Fields = Record<string, Entry | readonly Entry[]>;

const isList = (value: Fields[string]): value is readonly Entry[] => Array.isArray(value);
const entriesOf = ([name, value]: [string, Fields[string]]): [string, Entry][] =>
  isList(value) ? value.map((entry) => [`${name}[]`, entry]) : [[name, value]];

/** What is empty is left out. */
export const formDataOf = (fields: Fields): FormData => {
  const form = new FormData();
  for (const [name, entry] of Object.entries(fields).flatMap(entriesOf)) {
    if (entry) form.append(name, typeof entry === 'number' ? String(entry) : entry);
  }
  return form;
};
