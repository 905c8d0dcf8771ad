import { describe, expect, test } from 'vitest';
import { type FileLimits, pickFiles } from './files.ts';

const limits: FileLimits = { types: ['image/png', 'image/jpeg'], maxBytes: 10, maxFiles: 2 };

const aFile = (name: string, size = 5, type = 'image/png') =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 });

const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

describe('pickFiles', () => {
  test('takes files up to the last allowed byte', () => {
    const { files, refused } = pickFiles([aFile('a.png')], [aFile('b.png', 10)], limits);
    expect([namesOf(files), refused]).toEqual([['a.png', 'b.png'], []]);
  });

  test('names each file that does not fit with the reason, and takes the others', () => {
    const offered = [aFile('a.pdf', 5, 'application/pdf'), aFile('b.png', 11), aFile('c.png'), aFile('d.png')];
    const { files, refused } = pickFiles([aFile('held.png')], offered, limits);
    expect(namesOf(files)).toEqual(['held.png', 'c.png']);
    expect(refused).toEqual([
      { name: 'a.pdf', reason: 'type' },
      { name: 'b.png', reason: 'size' },
      { name: 'd.png', reason: 'count' },
    ]);
  });

  test('takes the same file once, even when there is no room for another', () => {
    const held = [aFile('a.png'), aFile('b.png')];
    expect(pickFiles(held, [aFile('a.png')], limits)).toEqual({ files: held, refused: [] });
  });

  test('replaces the file where one is allowed', () => {
    const { files, refused } = pickFiles([aFile('old.png')], [aFile('new.png')], { ...limits, maxFiles: 1 });
    expect([namesOf(files), refused]).toEqual([['new.png'], []]);
  });
});
