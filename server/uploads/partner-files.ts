/** The files of a new seller: three pictures that everybody will see, and a paper for the shop's people alone. */

import type { FastifyRequest } from 'fastify';
import { fieldLabel } from '#server/domain/field-label.ts';
import { invalid } from '#server/domain/refusal.ts';
import { type CheckedFile, readDocument, readImage } from './checked-file.ts';
import { type Upload, uploadsOf } from './form-body.ts';
import { documentBytes, pictureBytes } from './limits.ts';

export type PartnerFiles = {
  photo: CheckedFile;
  logo: CheckedFile;
  banner: CheckedFile;
  certificate: CheckedFile | undefined;
};

type Uploads = Pick<FastifyRequest, 'uploads'>;

/** The contract has refused a form without the field; a text in its place counts as none. */
function onlyUpload(request: Uploads, field: string): Upload {
  const [upload] = uploadsOf(request, field);
  if (!upload) throw invalid({ [field]: ['The {field} field is required.', { field: fieldLabel(field) }] });
  return upload;
}

const picture = (request: Uploads, field: string, edge: number) =>
  readImage(onlyUpload(request, field), { bytes: pictureBytes, edge });

/** Call it before the transaction: it takes time. */
export async function readPartnerFiles(request: Uploads): Promise<PartnerFiles> {
  const [certificate] = uploadsOf(request, 'shop_registration_certificate');
  return {
    photo: await picture(request, 'profile_photo', 400),
    logo: await picture(request, 'shop_logo', 640),
    banner: await picture(request, 'shop_banner', 1600),
    certificate: certificate && (await readDocument(certificate, { bytes: documentBytes })),
  };
}
