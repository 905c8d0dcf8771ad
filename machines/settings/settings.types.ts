/** The vocabulary of the shop's settings and of the shopper's choices of currency and colour scheme. */
import type { Settings } from '#api/types/settings.ts';
import type { Scheme } from '../storage/storage.types.ts';

export type {
  Currency,
  FooterColumn,
  FooterItem,
  Language,
  MenuItem,
  PaymentGateway,
  Settings,
} from '#api/types/settings.ts';
export type { Scheme } from '../storage/storage.types.ts';

/** What prices are shown in. */
export type MoneyFormat = { name: string; symbol: string; rate: number; position: 'prefix' | 'suffix' };
export type Choices = { currency?: string; lastDefaultCurrency?: string; scheme?: Scheme };

export type SettingsInput = { settings: Settings; currency?: string; scheme?: Scheme };
export type SettingsContext = {
  settings: Settings;
  /** Name of the chosen currency. */
  currency: string;
  /** Name of the default currency when the choice was last looked at. */
  lastDefaultCurrency: string;
  scheme: Scheme;
};
export type SettingsEvent =
  /** Newer settings came. */
  | { type: 'settings.replace'; settings: Settings }
  | { type: 'currency.choose'; name: string }
  | { type: 'scheme.choose'; scheme: Scheme };
