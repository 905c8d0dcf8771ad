/** Says with one sentence why a port cannot be listened on, and which variable to change. */
import { StartError } from './start-error.ts';

export type Place = { host: string; port: number };
type Variables = { host: 'HOST' | 'METRICS_HOST'; port: 'PORT' | 'METRICS_PORT' };

const unknownHost = ({ host }: Place, names: Variables) =>
  `This machine has no address ${host}. Set ${names.host} to 127.0.0.1 or 0.0.0.0.`;

const texts: Record<string, (place: Place, names: Variables) => string> = {
  EADDRINUSE: ({ port }, names) =>
    `Port ${port} is in use. Stop the program that uses it, or set ${names.port} to a free port.`,
  EACCES: ({ port }, names) => `Port ${port} may not be used by this account. Set ${names.port} to one above 1023.`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
};

export function listenError(error: unknown, place: Place, names: Variables = { host: 'HOST', port: 'PORT' }): unknown {
  const text = texts[(error as NodeJS.ErrnoException).code ?? ''];
  return text ? new StartError(text(place, names), { cause: error }) : error;
}
