/** Ids as texts: 17 becomes `ref-17`, as a back end with ids of another kind sends and expects them. */
import { isRecord } from '#api/is-record.ts';

const isIdName = (name: string) => /(^|_)ids?$/.test(name);

const mapped = (value: unknown, name: string, change: (id: string | number) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((row) => mapped(row, name, change));
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, key, change)]));
  }
  return isIdName(name) && (typeof value === 'number' || typeof value === 'string') ? change(value) : value;
};

/** The number stays a number where it stands for nothing, such as the sender 0. */
const textOf = (id: string | number) => (typeof id === 'number' && id > 0 ? `ref-${id}` : id);

export const withTextIds = (body: unknown): unknown => mapped(body, '', textOf);

/** The same back end's requests, as one with numbers expects them: in addresses, and in bodies of JSON. */
export const asNumberIds = (sent: string): string => sent.replaceAll(/"ref-(\d+)"|ref-(\d+)/g, '$1$2');
