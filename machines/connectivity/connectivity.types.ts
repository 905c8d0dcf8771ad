/** The events of connectivity. */
export type ConnectivityEvent = { type: 'network.lost' } | { type: 'network.restored' };
export type ConnectivityEmitted = { type: 'connection.lost' } | { type: 'connection.restored' };

export const connectivityIgnored = [
  ['online', 'network.restored'],
  ['offline', 'network.lost'],
] as const;
