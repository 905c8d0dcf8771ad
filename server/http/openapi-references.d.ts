/** The package has no types of this file. */
declare module '@seriousme/openapi-schema-validator/resolve.js' {
  /** The document itself, with each reference replaced by what it points to. */
  export function replaceRefs(document: object): object;
}
