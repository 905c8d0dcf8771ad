/** Says whether a value is what a schema of the contract describes. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import document from '#api/generated/openapi.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

/** Many answers have the same schema, and compiling one costs a hundred times what judging by it does. */
const validators = new Map<string, ValidateFunction>();

const validatorOf = (schema: object): ValidateFunction => {
  // References lead into the whole contract.
  const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, validate);
  return validate;
};

/** `valid`, or what is wrong. */
export const judge = (schema: object, value: unknown): string => {
  const validate = validatorOf(schema);
  return validate(value) ? 'valid' : ajv.errorsText(validate.errors);
};
