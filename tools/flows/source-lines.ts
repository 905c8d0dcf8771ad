/** The line of a chart's source where a state or a transition begins, for links to an editor. */

/** The index behind what starts at `from` and is no code: a text, a comment or a regular expression that follows `(`. */
const skipped = (source: string, from: number): number => {
  const sign = source[from] ?? '';
  if (source.startsWith('//', from)) return Math.max(source.indexOf('\n', from), from + 1);
  if (source.startsWith('/*', from)) return source.indexOf('*/', from) + 2;
  if (!`'"\``.includes(sign)) return from;
  let at = from + 1;
  while (at < source.length && source[at] !== sign) at += source[at] === '\\' ? 2 : 1;
  return at + 1;
};

const isOpening = (sign: string) => '{[('.includes(sign);
const isClosing = (sign: string) => '}])'.includes(sign);

type Field = { key: string; at: number; value: number };

/** The name of a field that starts at `at`, quoted or not. */
const fieldAt = (source: string, at: number): Field | undefined => {
  const pattern = /(?:'([^']+)'|([A-Za-z_$][\w$]*))\s*:\s*/y;
  pattern.lastIndex = at;
  const found = pattern.exec(source);
  return found ? { key: found[1] ?? found[2] ?? '', at, value: pattern.lastIndex } : undefined;
};

/** Where the code at `at` goes on: behind a text, a comment or a bracket with all that it holds. */
const behind = (source: string, at: number): number => {
  const next = skipped(source, at);
  if (next > at) return next;
  return isOpening(source[at] ?? '') ? closingOf(source, at) + 1 : at + 1;
};

/** The index of the bracket that closes the one at `open`. */
const closingOf = (source: string, open: number): number => {
  let at = open + 1;
  while (at < source.length && !isClosing(source[at] ?? '')) at = behind(source, at);
  return at;
};

/** The first index from `at` on that is neither space nor a comment. */
const codeFrom = (source: string, at: number): number => {
  let next = at;
  while (next < source.length && (/\s/.test(source[next] ?? '') || /^\/[/*]/.test(source.slice(next, next + 2))))
    next = source[next] === '/' ? skipped(source, next) : next + 1;
  return next;
};

/** The index behind the comma that ends the part of an object at `at`, or of the object's end. */
const nextPart = (source: string, at: number, end: number): number => {
  let next = at;
  while (next < end && source[next] !== ',') next = behind(source, next);
  return next + 1;
};

/** The fields of the object whose brace stands at `open`; those of inner objects are left out. */
const fieldsOf = (source: string, open: number): Field[] => {
  const end = closingOf(source, open);
  const fields: Field[] = [];
  for (let at = codeFrom(source, open + 1); at < end; at = codeFrom(source, nextPart(source, at, end))) {
    const field = fieldAt(source, at);
    if (field) fields.push(field);
  }
  return fields;
};

const inner = (source: string, open: number, key: string): Field | undefined =>
  fieldsOf(source, open).find((field) => field.key === key);

const rootOf = (source: string): number => source.indexOf('{', source.search(/\bcreateMachine\(/));

const lineOf = (source: string, at: number) => source.slice(0, at).split('\n').length;

/** As far as the path of states leads in this file: what is written elsewhere is found at the state around it. */
const placeOf = (source: string, path: readonly string[]): Field => {
  let place: Field = { key: '', at: Math.max(0, rootOf(source)), value: rootOf(source) };
  for (const key of path) {
    const states = inner(source, place.value, 'states');
    const next = states && inner(source, states.value, key);
    if (!next) break;
    place = next;
  }
  return place;
};

/** The fields that may hold the transitions of an event. */
const holders = (eventType: string): string[][] => {
  const [machinery, how = '', what = ''] = eventType.split('.');
  if (eventType === '') return [['always']];
  if (machinery !== 'xstate') return [['on', eventType]];
  if (how === 'after') return [['after', what], ['after']];
  if (how === 'done' && what === 'state') return [['onDone']];
  const ends: Record<string, string> = { done: 'onDone', error: 'onError', snapshot: 'onSnapshot' };
  return [['invoke', ends[how] ?? ''], ['invoke']];
};

const follow = (source: string, from: Field, keys: readonly string[]): Field | undefined =>
  keys.reduce<Field | undefined>((place, key) => place && inner(source, place.value, key), from);

export type Place = { path: readonly string[]; eventType?: string };

export const sourceLineOf = (source: string, { path, eventType }: Place): number => {
  const state = placeOf(source, path);
  if (eventType === undefined) return lineOf(source, state.at);
  const found = holders(eventType).map((keys) => follow(source, state, keys));
  return lineOf(source, (found.find((field) => field !== undefined) ?? state).at);
};
