/** Types of settings, languages and countries. */
import type { components } from '#api/generated/schema.ts';

export type Settings = components['schemas']['MasterSettings'];
export type Language = components['schemas']['Language'];
export type MenuItem = components['schemas']['MenuItem'];
export type FooterColumn = components['schemas']['FooterColumn'];
export type FooterItem = components['schemas']['FooterItem'];
export type PaymentGateway = components['schemas']['PaymentGateway'];
export type Country = components['schemas']['Country'];
export type Banner = components['schemas']['Banner'];
/** English phrase to text. */
export type Catalogue = Record<string, string>;
