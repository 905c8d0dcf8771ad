/**
 * Reads forms with files (`multipart/form-data`), the only place that does. The contract's schema says what is read:
 * its file fields are written to a folder of their own for as long as the request lives, its text fields become the
 * body, everything else is thrown away. Names lose their `[]`, so `photos[]` is `request.body.photos`; in it a file is
 * its name, and the file itself is in `uploadsOf(request, 'photos')`. The body is checked like any other.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { badRequest, Refusal } from '#server/domain/refusal.ts';

/** A file that is not checked yet. */
export type GivenFile = {
  field: string;
  /** As the sender calls it: to be shown, never to be used as a path. */
  name: string;
  path: string;
};

/** A file that came with the request; it is gone when the request is answered. `digest`: the SHA-256 of its content. */
export type Upload = GivenFile & { digest: Buffer };

declare module 'fastify' {
  interface FastifyRequest {
    uploads: readonly Upload[];
  }
}

export const uploadsOf = ({ uploads }: Pick<FastifyRequest, 'uploads'>, field: string): Upload[] =>
  uploads.filter((upload) => upload.field === field);

type FieldSchema = { type?: string; contentMediaType?: string; maxItems?: number; items?: FieldSchema };
export type FormSchema = { properties?: Record<string, FieldSchema>; required?: string[] };

const plainName = (name: string) => name.replace(/\[\d*\]$/, '');

/** The schema of the contract with plain names. */
export const plainForm = ({ properties = {}, required = [], ...schema }: FormSchema): FormSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [plainName(name), field])),
  required: required.map(plainName),
});

const kilobyte = 1024;
const textBytes = 16 * kilobyte;
const isList = (field: FieldSchema | undefined) => field?.type === 'array';
const isFile = (field: FieldSchema | undefined) => (field?.items ?? field)?.contentMediaType !== undefined;

/** One file more than the form takes, so that it is refused by field and not as a whole. */
function limitsOf(fields: FieldSchema[], fileBytes: number) {
  const files = fields.filter(isFile).reduce((sum, field) => sum + (isList(field) ? (field.maxItems ?? 1) : 1), 1);
  const texts = fields.length + 600;
  return { files, fields: texts, parts: files + texts, fileSize: fileBytes, fieldSize: textBytes, fieldNameSize: 100 };
}

type Form = { properties: Record<string, FieldSchema>; limits: ReturnType<typeof limitsOf>; folder: string };
type Body = Record<string, unknown>;

function put(body: Body, name: string, field: FieldSchema | undefined, value: string): void {
  if (!isList(field)) body[name] = value;
  else body[name] = [...((body[name] as string[] | undefined) ?? []), value];
}

function textOf({ value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw new Refusal(413, 'The request is too large.');
  if (typeof value !== 'string') throw badRequest('The request could not be read.');
  return value;
}

async function write(
  request: FastifyRequest,
  part: MultipartFile,
  folder: string,
): Promise<Pick<Upload, 'path' | 'digest'>> {
  const path = join(folder, randomBytes(16).toString('hex'));
  // The plugin removes what is listed here after the response, or when the sender goes away.
  request.tmpUploads = [...(request.tmpUploads ?? []), path];
  const hash = createHash('sha256');
  part.file.on('data', (bytes) => hash.update(bytes));
  await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
  return { path, digest: hash.digest() };
}

/** What a browser sends for a file field that nobody filled in. */
const isEmpty = ({ filename, file }: MultipartFile) => !filename && file.bytesRead === 0;

type Read = { body: Body; uploads: Upload[] };

async function takeFile(request: FastifyRequest, part: MultipartFile, folder: string, read: Read): Promise<void> {
  const field = plainName(part.fieldname);
  const written = await write(request, part, folder);
  if (!isEmpty(part)) read.uploads.push({ field, name: part.filename, ...written });
}

/** A text where a file belongs, a file where a text belongs and fields that nobody knows count as not sent. */
function isRequested(properties: Form['properties'], { type, fieldname }: MultipartFile | MultipartValue): boolean {
  const name = plainName(fieldname);
  return Object.hasOwn(properties, name) && isFile(properties[name]) === (type === 'file');
}

async function readParts(request: FastifyRequest, { properties, limits, folder }: Form): Promise<Read> {
  const read: Read = { body: {}, uploads: [] };
  const takeText = (part: MultipartValue) => {
    const name = plainName(part.fieldname);
    put(read.body, name, properties[name], textOf(part));
  };
  for await (const part of request.parts({ limits })) {
    if (!isRequested(properties, part as MultipartValue)) part.type === 'file' && part.file.resume();
    else if (part.type === 'file') await takeFile(request, part, folder, read);
    else takeText(part as MultipartValue);
  }
  for (const { field, name } of read.uploads) put(read.body, field, properties[field], name);
  return read;
}

/** The parser's own complaints have no code, or one that says that a part is not what it calls itself. */
function unreadable(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error;
  const isItsFault = 'statusCode' in error ? error.statusCode === 406 : !('code' in error);
  return isItsFault ? badRequest('The request could not be read.') : error;
}

function refuseTooLong(request: FastifyRequest, { files, fileSize }: Form['limits']): void {
  const most = files * fileSize + 1024 * kilobyte;
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Refusal(413, 'The request is too large.');
}

/** The hook of an operation with a form, of which each file may have `fileBytes`. */
export function formReader({ uploadsDir }: Config, { properties = {} }: FormSchema, fileBytes: number) {
  const form: Form = {
    properties,
    limits: limitsOf(Object.values(properties), fileBytes),
    folder: join(uploadsDir, 'incoming'),
  };
  return async (request: FastifyRequest): Promise<void> => {
    refuseTooLong(request, form.limits);
    await mkdir(form.folder, { recursive: true });
    const read = await readParts(request, form).catch((error: unknown) => {
      throw unreadable(error);
    });
    Object.assign(request, read);
  };
}

export async function registerForms(app: FastifyInstance): Promise<void> {
  app.decorateRequest('uploads');
  app.addHook('onRequest', (request, _reply, done) => {
    request.uploads = [];
    done();
  });
  await app.register(multipart);
}
