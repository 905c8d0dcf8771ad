/** The public origin of the shop: `PUBLIC_URL`, or else the origin of the request. */
import type { Config } from '#server/config.ts';

type Requested = { protocol: string; host: string };

/** Without a slash at its end. */
export const originOf = ({ config }: { config: Pick<Config, 'publicUrl'> }, { protocol, host }: Requested): string =>
  config.publicUrl?.origin ?? `${protocol}://${host}`;
