/** The events and context of the seller registration. */
import type { Failure } from '#api/types/failure.ts';
import type { FileRefusal } from '../shared/files.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { PartnerApplication } from '#api/types/partners.ts';

export type PartnerInput = { phoneMinLength: number; phoneMaxLength: number };

/** Under the names of the requests. */
export type PartnerTexts = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  gender: string;
  password: string;
  password_confirmation: string;
  shop_name: string;
  description: string;
  address: string;
  /** HH:MM, or empty. */
  opening_time: string;
  closing_time: string;
};

export type PartnerFiles = {
  profile_photo: File | undefined;
  shop_logo: File | undefined;
  shop_banner: File | undefined;
  shop_registration_certificate: File | undefined;
};
export type PartnerFile = keyof PartnerFiles;

export type PartnerFields = PartnerTexts &
  PartnerFiles & {
    accept_terms: boolean;
    /** The applicant is in the shop, so that the position of the device is sent for that of the shop. */
    at_device: boolean;
  };

/** Proves that its owner has read a code at the address. */
export type PartnerProof = { email: string; token: string };

export type PartnerContext = PartnerInput & {
  fields: PartnerFields;
  errors: FieldErrors<PartnerFields>;
  /** The last chosen file that was refused, and the reason. */
  refused: Partial<Record<PartnerFile, readonly FileRefusal[]>>;
  /** The last failure, if it belongs to no field. */
  failure: Failure | undefined;
  proof: PartnerProof | undefined;
  /** The address of the last code; empty before the first one. */
  sentTo: string;
  /** When another code may be requested, in milliseconds of the page's clock. */
  resendAt: number;
};

export type PartnerEvent =
  | { type: 'form.change'; fields: Partial<PartnerTexts & Pick<PartnerFields, 'accept_terms' | 'at_device'>> }
  | { type: 'file.offer'; field: PartnerFile; files: readonly File[] }
  | { type: 'file.remove'; field: PartnerFile }
  /** Goes to the next step; on the last one it sends the form. */
  | { type: 'step.next' }
  | { type: 'step.back' }
  // From the chart of the code.
  | { type: 'code.sent'; resendAt: number }
  | { type: 'code.accepted'; token: string }
  | NoticeRequested;

export type PartnerEmitted = NoticeRequested | NavigationRequested;

export type PartnerCodeRequest = { email: string };
export type PartnerContact = { email: string; phone: string };
export type PartnerRequest = { fields: PartnerFields; proof: PartnerProof };
/** Without a code there is no page of the application. */
export type PartnerSubmitted = { confirmation_code?: string | undefined; message?: string | undefined };

export const partnerSteps = ['person', 'code', 'shop', 'review'] as const;
export type PartnerStep = (typeof partnerSteps)[number];
