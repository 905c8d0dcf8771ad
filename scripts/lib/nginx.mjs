/** Finds or installs an nginx for the test of static hosting. */
import { existsSync } from 'node:fs';
import { installOnDebian } from './debian.mjs';

const usual = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The path of an nginx; undefined where there is none and none can be installed. */
export async function findNginx() {
  const given = process.env.NGINX_PATH;
  if (given) return given;
  if (!usual.some(existsSync)) await installOnDebian(['nginx'], 'Debian’s nginx for the test of static hosting');
  const found = usual.find(existsSync);
  if (!found) console.warn('No nginx was found: the test of static hosting is skipped. NGINX_PATH names the program.');
  return found;
}
