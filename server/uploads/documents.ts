/** The documents that come with a form: pictures and PDFs, of a ticket or of a company. */
import type { FastifyRequest } from 'fastify';
import { type CheckedFile, readDocument } from './checked-file.ts';
import { uploadsOf } from './form-body.ts';

/** Call it before the transaction: it takes time. `bytes`: the largest size of one file. */
export async function readDocuments(
  request: Pick<FastifyRequest, 'uploads'>,
  field: string,
  bytes: number,
): Promise<CheckedFile[]> {
  const files: CheckedFile[] = [];
  for (const upload of uploadsOf(request, field)) files.push(await readDocument(upload, { bytes }));
  return files;
}
