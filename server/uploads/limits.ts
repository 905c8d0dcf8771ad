/** How large the files of each operation may be; what is larger answers 413. */
import type { OperationId } from '#server/contract.types.ts';

const kilobyte = 1024;
export const pictureBytes = 2048 * kilobyte;
export const documentBytes = 5120 * kilobyte;

const largestFile: Partial<Record<OperationId, number>> = {
  registerProfessional: documentBytes,
  applyAsProfessional: documentBytes,
  registerPartner: documentBytes,
  addSellerPicture: documentBytes,
};

export const fileBytesOf = (id: OperationId): number => largestFile[id] ?? pictureBytes;

/** A picture is decoded only if it has no more pixels than this, and neither side is longer. */
export const mostPixels = 25_000_000;
/** Of colours in sixteen bits, which take twice the memory. */
export const mostDeepPixels = 12_500_000;
export const longestSide = 12_000;
