/** Keeps `<html>` in step with the shop: language, direction, colour scheme and the shop's own shades. */

import { useEffect } from 'react';
import { selectDirection } from '#machines/locale/locale.selectors.ts';
import { selectScheme, selectSettings } from '#machines/settings/settings.selectors.ts';
import { htmlLang } from '#src/i18n/locales.ts';
import { checkShades } from '#src/theme/shades.ts';
import { useFacts } from './use-flow.ts';
import { useLocale } from './use-texts.ts';

export const DocumentEffects = () => {
  const locale = useLocale();
  const direction = useFacts('locale', selectDirection);
  const scheme = useFacts('settings', selectScheme);
  const { theme_colors: colours } = useFacts('settings', selectSettings);

  useEffect(() => {
    const root = document.documentElement;
    root.lang = htmlLang(locale);
    root.dir = direction;
  }, [locale, direction]);

  useEffect(() => {
    const root = document.documentElement;
    if (scheme === 'system') delete root.dataset.scheme;
    else root.dataset.scheme = scheme;
  }, [scheme]);

  useEffect(() => {
    const shades = checkShades(colours) ?? {};
    for (const [name, value] of Object.entries(shades)) document.documentElement.style.setProperty(name, value);
  }, [colours]);

  return null;
};
