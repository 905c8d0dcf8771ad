/** The pages that are measured. */
export const pages = [
  ['home', '/'],
  ['list', '/products'],
  ['product', '/products/1/details'],
];
