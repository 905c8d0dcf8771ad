/** A back end whose every id is a text. */
import { asNumberIds, withTextIds } from '../contract/text-ids.ts';
import { openAlteredBackEnd } from './altered-back-end.ts';

const isJson = (type: string) => type.includes('json');

export const openTextIdBackEnd = (back: string) =>
  openAlteredBackEnd(back, {
    request: (address, body) => ({
      address: asNumberIds(address),
      // Only bodies with ids are rewritten: a file must not be.
      body: body.includes('ref-') ? Buffer.from(asNumberIds(body.toString())) : body,
    }),
    response: (_, real) =>
      isJson(real.type) ? { ...real, body: JSON.stringify(withTextIds(JSON.parse(real.body))) } : real,
  });
