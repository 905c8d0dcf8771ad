/** What the flows of the first view start with, taken from the settings. */
import type { Settings } from '#api/types/settings.ts';
import type { LocaleInput } from '../locale/locale.types.ts';
import type { SessionUser } from '../session/session.types.ts';
import type { SettingsInput } from '../settings/settings.types.ts';
import type { StorefrontContext } from './storefront.types.ts';

type Args = { context: StorefrontContext };

/** Flows live in `ready` only, and there are settings. */
export const settingsIn = ({ settings }: StorefrontContext) => settings as Settings;

export const settingsInput = ({ context }: Args): SettingsInput => ({
  settings: settingsIn(context),
  ...(context.currency === undefined ? {} : { currency: context.currency }),
  ...(context.scheme === undefined ? {} : { scheme: context.scheme }),
});

export const localeInput = ({ context }: Args): LocaleInput => ({
  locale: context.locale,
  appLocale: settingsIn(context).app_locale,
  languages: settingsIn(context).languages,
  ...(context.catalogue ? { catalogue: context.catalogue } : {}),
});

/** What a form may fill in of who is signed in. */
export const prefillOf = (user: SessionUser | undefined) => ({
  ...(user ? { name: user.name } : {}),
  ...(user?.phone ? { phone: user.phone } : {}),
});
