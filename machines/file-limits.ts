/** The contract's limits for files that shoppers choose: types, bytes and number. Apart from `constants.ts`, which the first view has. */

/** Photos of a return or a review. */
export const photoLimits = {
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  maxBytes: 2048 * 1024,
  maxFiles: 5,
} as const;

/** One photo of a profile. */
export const photoTypes: readonly string[] = photoLimits.types;
export const maxPhotoBytes = photoLimits.maxBytes;

/** Documents of a company. */
export const companyDocumentLimits = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maxBytes: 5120 * 1024,
  maxFiles: 5,
} as const;

/** A new seller: one picture each, and one document. */
export const partnerPictureLimits = { ...photoLimits, maxFiles: 1 } as const;
export const partnerCertificateLimits = { ...companyDocumentLimits, maxFiles: 1 } as const;

/** A message of the chat has one picture. */
export const chatPhotoLimits = { ...photoLimits, maxFiles: 1 } as const;

/** Files of a ticket. */
export const ticketAttachmentLimits = {
  types: ['image/jpeg', 'image/png', 'application/pdf'],
  maxBytes: 2048 * 1024,
  maxFiles: 5,
} as const;
