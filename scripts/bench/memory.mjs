/** The memory of the server and of the embedded PostgreSQL. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { summary } from './figures.mjs';

const megabyte = 1_000_000;
const row = (name, bytes) => ({ name, unit: 'MB', figures: summary([bytes / megabyte]), values: [bytes / megabyte] });

/** After the load, so that caches and pools are as large as they get. */
export function measureMemory({ shop }) {
  const processes = listProcesses();
  if (!processes) return [{ name: 'memory of the server', unit: 'MB', figures: undefined, values: [] }];
  const rows = [row('memory of the server after load', sumOf(treeOf(processes, shop.pid), rssOf))];
  const postmaster = findPostmaster(shop.folder);
  if (postmaster) rows.push(row('memory of its PostgreSQL', sumOf(treeOf(processes, postmaster), shareOf)));
  return rows;
}

/** Undefined without `ps`. */
function listProcesses() {
  try {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
    return lines.map((line) => {
      const [pid, parent, kib] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, bytes: kib * 1024 };
    });
  } catch {
    return undefined;
  }
}

function treeOf(processes, pid) {
  const children = processes.filter(({ parent }) => parent === pid).flatMap((child) => treeOf(processes, child.pid));
  return [...processes.filter((each) => each.pid === pid), ...children];
}

const sumOf = (processes, sizeOf) => processes.reduce((sum, each) => sum + sizeOf(each), 0);
const rssOf = ({ bytes }) => bytes;

/** PostgreSQL's processes share most of their memory: where the system reports it, each page counts once. */
function shareOf({ pid, bytes }) {
  try {
    const found = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return found ? Number(found[1]) * 1024 : bytes;
  } catch {
    return bytes;
  }
}

function findPostmaster(folder) {
  const found = readdirSync(folder, { recursive: true }).find((name) => path.basename(name) === 'postmaster.pid');
  const file = found && path.join(folder, found);
  return file && existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}
