/** The bytes of a file in whole lines, checked: UTF-8, and no line that would fill the memory. */
import { isUtf8 } from 'node:buffer';
import { UnreadableFile } from './problem.ts';

/** A row is a product with its texts in all languages; the longest in use have a tenth of this. */
export const longestLine = 1_000_000;

const lineEnd = 0x0a;

const utf16 = (head: Buffer) => (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);

const saveAsUtf8 = 'Save the file again as "CSV UTF-8"';

function refuseEncoding(line: number, reason: string): never {
  throw new UnreadableFile({ line, column: '', reason, correction: saveAsUtf8 });
}

/** The first line that is not UTF-8, counted from `line`. */
function checkLines(bytes: Buffer, line: number): void {
  if (isUtf8(bytes)) return;
  let start = 0;
  for (let at = line; start < bytes.length; at += 1) {
    const found = bytes.indexOf(lineEnd, start);
    const end = found < 0 ? bytes.length : found + 1;
    if (!isUtf8(bytes.subarray(start, end)))
      refuseEncoding(at, 'these bytes are not UTF-8; the file may be in Windows-1252 or Windows-1256');
    start = end;
  }
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(lineEnd); at >= 0; at = bytes.indexOf(lineEnd, at + 1)) count += 1;
  return count;
}

function checkLength(rest: Buffer, line: number): void {
  if (rest.length <= longestLine) return;
  const reason = `this line has more than ${longestLine / 1_000_000} MB`;
  throw new UnreadableFile({
    line,
    column: '',
    reason,
    correction: 'Shorten it, or close the quotation mark before it',
  });
}

/** Whole lines; a byte order mark is kept. */
export async function* wholeLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  for await (const chunk of source) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    if (line === 1 && utf16(bytes)) refuseEncoding(1, 'the file is in UTF-16');
    const end = bytes.lastIndexOf(lineEnd) + 1;
    rest = bytes.subarray(end);
    checkLength(rest, line + countLines(bytes.subarray(0, end)));
    if (end === 0) continue;
    const whole = bytes.subarray(0, end);
    checkLines(whole, line);
    line += countLines(whole);
    yield whole;
  }
  checkLines(rest, line);
  if (rest.length > 0) yield rest;
}
