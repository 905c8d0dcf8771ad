/** The tests of a flow as parts of its report. */
import type { Part } from './parts.ts';
import type { Place } from './place.ts';
import type { FailedTest, TestFile } from './run-tests.ts';

/** A walk names the transition that led elsewhere; of other tests it is the last one that the chart took. */
const keyOf = ({ takes, lastTransitions }: FailedTest, id: string): string | undefined => takes ?? lastTransitions[id];

const failureOf = (failed: FailedTest, id: string, placeOf: Place) => {
  const key = keyOf(failed, id);
  const place = placeOf(key);
  return {
    title: `${failed.file} › ${failed.title}`,
    ...(key === undefined ? {} : { key }),
    ...(place === undefined ? {} : { place }),
    message: failed.message,
  };
};

/** None if the flow has no such files. */
export const testPart = (
  name: string,
  files: readonly string[],
  results: readonly TestFile[],
  { id, placeOf }: { id: string; placeOf: Place },
): Part[] => {
  if (files.length === 0) return [];
  const own = results.filter(({ file }) => files.includes(file));
  const failed = own.flatMap((result) => result.failed);
  const missing = files.filter((file) => !own.some((result) => result.file === file));
  const [first] = failed;
  const passed = own.reduce((sum, result) => sum + result.passed, 0);
  return [
    {
      name,
      isOk: failed.length + missing.length === 0,
      counts: [
        `${passed} passed`,
        failed.length && `${failed.length} failed`,
        missing.length && `${missing.length} not run`,
      ]
        .filter(Boolean)
        .join(', '),
      seconds: own.reduce((sum, result) => sum + result.seconds, 0),
      ...(first ? { failure: failureOf(first, id, placeOf) } : {}),
    },
  ];
};
