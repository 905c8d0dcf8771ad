import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { portForWorkers, sharedPort } from './shared-port.ts';

const host = '127.0.0.1';

describe('the port of the workers', () => {
  test('is a free one where the configuration says 0', async () => {
    expect(await portForWorkers({ host, port: 0 })).toBeGreaterThan(1023);
  });

  test('is refused while another shop listens on it, even one that would share it', async () => {
    const other = createServer();
    await once(other.listen({ host, port: 0, ...sharedPort }), 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(portForWorkers({ host, port })).rejects.toThrow(String(port));
    await new Promise((resolve) => other.close(resolve));
    expect(await portForWorkers({ host, port })).toBe(port);
  });
});
