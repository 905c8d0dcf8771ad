/** The address of a shop's realtime service. */
import type { Settings } from '#api/types/settings.ts';
import { defaultRealtimeCluster } from './realtime.constants.ts';
import type { RealtimeAddress } from './realtime.types.ts';

/** Without a key the shop has no realtime. */
export const realtimeAddress = (settings: Settings): RealtimeAddress | undefined =>
  settings.pusher_app_key
    ? {
        key: settings.pusher_app_key,
        cluster: settings.pusher_app_cluster ?? defaultRealtimeCluster,
        host: settings.pusher_app_host ?? undefined,
        port: settings.pusher_app_port ?? undefined,
        tls: settings.pusher_app_tls ?? undefined,
      }
    : undefined;
