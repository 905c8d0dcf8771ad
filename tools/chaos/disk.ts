/**
 * A disk that can be full and can lose its power: an ext4 file system in a file. Without power it loses what no `fsync`
 * has asked for, as a real one does. Only root can have one, and only on Linux.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The file is sparse: it takes what is written to the disk. */
const bytes = 3 * 1024 ** 3;

/** `EXT4_IOC_SHUTDOWN` with `EXT4_GOING_FLAGS_NOLOGFLUSH`: nothing more reaches the disk, not even the journal. */
const shutDown =
  'open(my $root, "<", $ARGV[0]) or die; my $flag = pack("L", 2); ioctl($root, 0x8004587d, $flag) or die $!';

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe' });

export type Disk = ReturnType<typeof makeDisk>;

export const canHaveDisk = (): boolean => process.platform === 'linux' && process.getuid?.() === 0;

/** Undefined where the machine lets nobody have one: a container without rights, say. */
export function tryDisk(folder: string): Disk | undefined {
  if (!canHaveDisk()) return undefined;
  try {
    return makeDisk(folder);
  } catch {
    return undefined;
  }
}

function makeDisk(folder: string) {
  const image = path.join(folder, 'disk.img');
  const place = path.join(folder, 'disk');
  const ballast = path.join(place, 'ballast');
  mkdirSync(place);
  writeFileSync(image, '');
  truncateSync(image, bytes);
  run('mkfs.ext4', '-q', '-F', '-m', '0', image);
  const mount = () => run('mount', '-o', 'loop', image, place);
  mount();

  /** Programs that work in the folder, as PostgreSQL does. */
  function endPrograms(): void {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        if (readlinkSync(`/proc/${pid}/cwd`).startsWith(`${place}/`)) process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It has just ended.
      }
    }
  }

  /** What has just been killed may still hold a file. */
  async function unmount(attempts = 300): Promise<void> {
    endPrograms();
    try {
      run('umount', place);
    } catch (error) {
      if (attempts === 0) throw error;
      await sleep(100);
      await unmount(attempts - 1);
    }
  }

  const empty = () => rmSync(ballast, { force: true });

  return {
    place,
    fill() {
      const { bavail, bsize } = statfsSync(place);
      run('fallocate', '-l', String(Math.max(bsize, (bavail - 8) * bsize)), ballast);
    },
    empty,
    /** The programs on it end as well: a machine without power runs none. */
    async losePower() {
      run('perl', '-e', shutDown, place);
      endPrograms();
      await unmount();
      mount();
      // That the disk was emptied may not have been written yet: it would be full for the rest of the run.
      empty();
    },
    async remove() {
      if (existsSync(place)) await unmount();
      rmSync(image, { force: true });
    },
  };
}
