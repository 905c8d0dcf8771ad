/**
 * Loaded into the process of a shop (`--import`). At SIGUSR2 happens what nobody has foreseen: an exception outside
 * every request, and a rejection that nobody handles. Both carry what a statement would.
 */
const mishap = (kind: string) =>
  Object.assign(new Error(`${kind}\nparams: Zephyrine Quill`), { params: ['2025550187'] });

process.on('SIGUSR2', () => {
  setTimeout(() => {
    throw mishap('An exception');
  });
  Promise.reject(mishap('A rejection'));
});
