/** A form with files. A list becomes repeated entries under one name with brackets, as PHP back ends expect. */

type Entry = string | number | File | null | undefined;
type Fields = Record<string, Entry | readonly Entry[]>;

const isList = (value: Fields[string]): value is readonly Entry[] => Array.isArray(value);
const entriesOf = ([name, value]: [string, Fields[string]]): [string, Entry][] =>
  isList(value) ? value.map((entry) => [`${name}[]`, entry]) : [[name, value]];

/** Empty fields are omitted. */
export const formDataOf = (fields: Fields): FormData => {
  const form = new FormData();
  for (const [name, entry] of Object.entries(fields).flatMap(entriesOf)) {
    if (entry) form.append(name, typeof entry === 'number' ? String(entry) : entry);
  }
  return form;
};
