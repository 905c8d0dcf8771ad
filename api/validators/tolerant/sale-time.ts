/** When a sale begins or ends. */
import { like, type Validator } from './tolerant.ts';

const written = like(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/);
const hasZone = /(Z|[+-]\d\d:?\d\d)$/i;

/** In UTC and in the form of the protocol, whatever zone it names; undefined if there is no such moment. */
export const saleTime: Validator<string> = (value, place) => {
  const text = written(value, place);
  const time = Date.parse(text ? text.replace(' ', 'T') + (hasZone.test(text) ? '' : 'Z') : '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 19).replace('T', ' ');
};
