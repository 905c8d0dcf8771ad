/** A security key in software: it creates passkeys and signs with them as a browser hands that over. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string };

/** Bits of the authenticator data: somebody is there, somebody has proved who they are, and a key follows. */
const flags = { present: 1, verified: 4, attested: 64 } as const;

const url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** The public key as COSE: a P-256 key for ES256. */
const coseOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const head = Buffer.from('a5010203262001215820', 'hex');
  return Buffer.concat([head, Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')]);
};

/** An attestation of the format `none` as CBOR; the data are longer than 23 bytes and shorter than 256. */
const attestationOf = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('a3', 'hex'),
    Buffer.from('63666d74646e6f6e65', 'hex'),
    Buffer.from('6761747453746d74a0', 'hex'),
    Buffer.from('68617574684461746158', 'hex'),
    Buffer.from([data.length]),
    data,
  ]);

export class Authenticator {
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  readonly #origin: string;
  #counter = 0;
  /** Switched off, it signs without asking who is there. */
  isVerifying = true;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get id(): string {
    return url(this.#id);
  }

  #data(attested: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const bits = flags.present | (this.isVerifying ? flags.verified : 0) | (attested.length > 0 ? flags.attested : 0);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([bits]), counter, attested]);
  }

  #said(type: 'webauthn.create' | 'webauthn.get', { challenge }: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  /** What a browser gives after `navigator.credentials.create`. */
  create(options: Options) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#id, coseOf(this.#pair.publicKey)]);
    return {
      id: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: url(this.#said('webauthn.create', options)),
        attestationObject: url(attestationOf(this.#data(attested))),
      },
    };
  }

  /** What a browser gives after `navigator.credentials.get`. */
  get(options: Options) {
    this.#counter += 1;
    const said = this.#said('webauthn.get', options);
    const data = this.#data();
    return {
      id: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: url(said),
        authenticatorData: url(data),
        signature: url(sign('sha256', Buffer.concat([data, sha256(said)]), this.#pair.privateKey)),
      },
    };
  }

  /** As a copy of the key that has signed less often. */
  rewind(): void {
    this.#counter = 0;
  }
}
