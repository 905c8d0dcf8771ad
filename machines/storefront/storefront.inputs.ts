/** What the flows of the first view start with, taken from the settings. */
import type { AnyActorRef } from 'xstate';
import type { Settings } from '#api/types/settings.ts';
import type { LocaleInput } from '../locale/locale.types.ts';
import type { PreferencesInput } from '../preferences/preferences.types.ts';
import type { ShopFacts } from '../shared/flow.ts';
import type { StorefrontContext } from './storefront.types.ts';

type Args = { context: StorefrontContext };

/** Flows live in `ready` only, and there are settings. */
export const settingsIn = ({ settings }: StorefrontContext) => settings as Settings;

export const preferencesInput = ({ context }: Args): PreferencesInput => ({
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

/** Whether the connectivity flow says that the network is lost. */
export const isOfflineIn = (system: AnyActorRef['system']): boolean =>
  system.get('connectivity')?.getSnapshot().value === 'offline';

/** The facts that a lazy flow may start from. */
export const shopFacts = (context: StorefrontContext, isOffline = false): ShopFacts => ({
  ...context,
  settings: settingsIn(context),
  isOffline,
});
