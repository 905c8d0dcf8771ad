/** The body of a kept response in each requested encoding. */
import { createHash } from 'node:crypto';
import { compress, type Encoding } from './compression.ts';

/** One body after the other is compressed tightly: host names, pictures and passwords need the same pool of threads. */
let tightening: Promise<unknown> = Promise.resolve();

export class CompressedBody {
  readonly bytes: Buffer;
  /** Milliseconds, by the clock of the cache. */
  readonly madeAt: number;
  /** The same for the same bytes only. */
  readonly tag: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();
  private isTight = false;

  constructor(bytes: Buffer, madeAt = 0) {
    this.bytes = bytes;
    this.madeAt = madeAt;
    this.tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  }

  /** Compressed on first use, then kept. */
  as(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made = compress(this.bytes, encoding, 5);
    this.encoded.set(encoding, made);
    return made;
  }

  /** Replaces what `as('br')` returned by the smallest form, once that is made. */
  tighten(): void {
    if (this.isTight || !this.encoded.has('br')) return;
    this.isTight = true;
    tightening = tightening
      .then(() => compress(this.bytes, 'br', 11))
      .then((tight) => this.encoded.set('br', Promise.resolve(tight)))
      .catch(() => undefined);
  }
}
