/** The package has no types of its own. */
declare module '@20minutes/s3rver' {
  type Options = {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  };
  class S3rver {
    constructor(options: Options);
    /** Of Koa, which it extends. */
    middleware: ((context: { path: string }, next: () => Promise<void>) => Promise<void>)[];
    allowMismatchedSignatures: boolean;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
