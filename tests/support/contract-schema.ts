/** Says whether a value is what a schema of the contract describes. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import document from '#api/generated/openapi.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

/** `valid`, or what is wrong. */
export const judge = (schema: object, value: unknown): string => {
  // References lead into the whole contract.
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')));
  return validate(value) ? 'valid' : ajv.errorsText(validate.errors);
};
