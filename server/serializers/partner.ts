/** New sellers as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import type { FoundPartner, PartnerApplication } from '#server/db/queries/partners.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';
import { shopStatus } from '#server/domain/opening-hours.ts';
import { logoOf, pictureOf, thumbnailOf } from './pictures.ts';

type Schemas = components['schemas'];

/** 'hh:mm:ss' as the contract has it. */
const hoursAndMinutes = (time: string) => time.slice(0, 5);

/** As it was sent, so in whichever language. */
const shopOf = ({ shop }: FoundPartner): Schemas['PartnerShop'] => ({
  id: shop.id,
  name: shop.name.en,
  logo: thumbnailOf(shop.logo),
  banner: pictureOf(shop.banner).large,
  description: shop.tagline.en || null,
  address: shop.address.en || null,
  opening_time: hoursAndMinutes(shop.opensAt),
  closing_time: hoursAndMinutes(shop.closesAt),
});

export const serializePartner = (found: FoundPartner, minute: number): Schemas['Partner'] => ({
  id: found.user.id,
  first_name: found.application.firstName,
  last_name: found.application.lastName,
  phone: found.user.phone ?? '',
  email: found.application.email,
  profile_photo: logoOf(found.user.photo ?? ''),
  gender: found.user.gender,
  date_of_birth: found.user.dateOfBirth,
  is_active: found.user.isActive,
  shop_status: found.shop.isActive ? shopStatus(found.shop, minute) : 'Offline',
  shop: shopOf(found),
  banners: [],
});

/** Without personal data: everyone with the code may read it. */
export const serializePartnerApplication = (row: PartnerApplication): Schemas['PartnerApplication'] => ({
  code: row.code,
  status: row.status,
  shop_name: row.shopName,
  submitted_at: isoMicroseconds(row.submittedAt),
  decided_at: row.decidedAt && isoMicroseconds(row.decidedAt),
  note: row.note,
});
