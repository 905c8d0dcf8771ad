/** Where this shop is for a browser: at the address that the operator named, or else at the one that was asked. */
import type { Config } from '#server/config.ts';

type Requested = { protocol: string; host: string };

/** Without a slash at its end. */
export const originOf = ({ config }: { config: Pick<Config, 'publicUrl'> }, { protocol, host }: Requested): string =>
  config.publicUrl?.origin ?? `${protocol}://${host}`;
