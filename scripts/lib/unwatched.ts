/**
 * What Vite's servers do not watch: databases, builds and the records of tests. A database writes all the time, and a
 * server that watches its folder lists that folder again after each write. This took a third of a processor.
 */
export const unwatched = { ignored: ['**/.data/**', '**/dist/**', '**/test-results/**'] };
