/** Writes responses as the contract describes them: a field that it does not name is never sent. */
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

/**
 * Compiles the schema of a response when it is first sent. A start that compiled those of all operations would spend
 * half a second on them; `contract-schemas.test.ts` compiles each one.
 */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  let write: ((data: unknown) => string) | undefined;
  return (data) => {
    write ??= fastJsonStringify(schema);
    return write(data);
  };
};
