/**
 * What the servers of Vite need not watch: databases, builds and the records of tests. A database writes all the time, and
 * a server that watches it lists its folders anew at each write: next to one, that took a third of a processor.
 */
export const unwatched = { ignored: ['**/.data/**', '**/dist/**', '**/test-results/**'] };
