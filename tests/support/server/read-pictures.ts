/** Reads pictures as the server does, in a process of its own, and prints the cost. */
import { readImage } from '#server/uploads/checked-file.ts';

const rules = { bytes: 20_000_000, edge: 512 };
const watchMs = 5;

const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, watchMs);
const responses = await Promise.allSettled(
  process.argv.slice(2).map((path) => readImage({ field: 'profile_photo', name: 'bomb.png', path }, rules)),
);
clearInterval(watch);
process.stdout.write(
  JSON.stringify({
    refused: responses.filter(({ status }) => status === 'rejected').length,
    megabytes: Math.round((most - before) / 1e6),
  }),
);
