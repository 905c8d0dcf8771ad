/** The vocabulary of the shop's settings and of the shopper's choices of currency and colour scheme. */
import type { Settings } from '#api/types/settings.ts';
import type { Calendar } from '#locales/calendars.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { Scheme, Stored } from '../storage/storage.types.ts';

export type {
  FooterColumn,
  FooterItem,
  MenuItem,
  Settings,
} from '#api/types/settings.ts';
export type { Scheme } from '../storage/storage.types.ts';

/** What prices are shown in. */
export type MoneyFormat = { name: string; symbol: string; rate: number; position: 'prefix' | 'suffix' };
export type Choices = Pick<
  Stored,
  'currency' | 'lastDefaultCurrency' | 'scheme' | 'keepNotices' | 'lessMotion' | 'calendar'
>;

export type PreferencesInput = { settings: Settings; currency?: string; scheme?: Scheme };
export type PreferencesContext = {
  settings: Settings;
  /** Name of the chosen currency. */
  currency: string;
  /** Name of the default currency when the choice was last looked at. */
  lastDefaultCurrency: string;
  scheme: Scheme;
  /** Notices stay until they are closed. */
  keepNotices: boolean;
  /** Stillness also where the device does not ask for it. */
  lessMotion: boolean;
  calendar: Calendar;
};
export type PreferencesEvent =
  /** Newer settings came. */
  | { type: 'settings.replace'; settings: Settings }
  | { type: 'currency.choose'; name: string }
  | { type: 'scheme.choose'; scheme: Scheme }
  | { type: 'notices.choose'; keepNotices: boolean }
  | { type: 'motion.choose'; lessMotion: boolean }
  | { type: 'calendar.choose'; calendar: Calendar };

export type PreferencesEmitted =
  | FailureLogged
  /** Whether notices stay until they are closed. */
  | { type: 'notices.chosen'; keepNotices: boolean };
