/** The address of a file or page for other sites; what no address can be made of leads to the shop itself. */
export const absoluteUrl = (path: string, origin: string): string =>
  (URL.canParse(path, origin) ? new URL(path, origin) : new URL(origin)).href;
