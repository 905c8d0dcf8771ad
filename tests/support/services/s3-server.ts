/** S3-compatible storage on loopback, with one bucket. It checks the signature of calls about objects. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export type S3Server = {
  /** For S3_URL. */
  url: string;
  stop(): Promise<void>;
  /** On the same port, with what it had. */
  start(): Promise<void>;
  remove(): Promise<void>;
};

const bucket = 'larder';

export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'larder-s3-'));
  let server: S3rver;
  let port = 0;
  const start = async () => {
    const configureBuckets = [{ name: bucket, configs: [] }];
    server = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets });
    // It leaves out the slash after the bucket when it checks the signature of a list; real storage does not.
    server.middleware.unshift((context, next) => {
      server.allowMismatchedSignatures = context.path === `/${bucket}/`;
      return next();
    });
    ({ port } = await server.run());
  };
  const stop = () => server.close();
  await start();
  return {
    // The keys that this server knows.
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}?region=us-east-1`,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
