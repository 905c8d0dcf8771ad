/** Applies the shop's language, direction, colour scheme, motion setting and theme colours to `<html>`. */

import { useEffect } from 'react';
import { htmlLang } from '#locales/locales.ts';
import { selectDirection } from '#machines/locale/locale.selectors.ts';
import { selectLessMotion, selectScheme, selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useLocale } from '#src/shop/use-messages.ts';
import type { ShadeProperties } from '#src/theme/shades.ts';

export const DocumentEffects = () => {
  const locale = useLocale();
  const direction = useFacts('locale', selectDirection);
  const scheme = useFacts('preferences', selectScheme);
  const lessMotion = useFacts('preferences', selectLessMotion);
  const { theme_colors: colours } = useFacts('preferences', selectSettings);

  useEffect(() => {
    const root = document.documentElement;
    if (root.lang !== htmlLang(locale)) root.lang = htmlLang(locale);
    if (root.dir !== direction) root.dir = direction;
  }, [locale, direction]);

  useEffect(() => {
    const root = document.documentElement;
    if (scheme === 'system') delete root.dataset.scheme;
    else root.dataset.scheme = scheme;
  }, [scheme]);

  useEffect(() => {
    const root = document.documentElement;
    if (lessMotion) root.dataset.motion = 'less';
    else delete root.dataset.motion;
  }, [lessMotion]);

  useEffect(() => {
    // The page of our server has them already.
    if (!colours || document.getElementById('theme')) return;
    const applyTheme = (shades: ShadeProperties | undefined) => {
      for (const [name, value] of Object.entries(shades ?? {})) document.documentElement.style.setProperty(name, value);
    };
    // Without them the built-in theme stays whole.
    import('#src/theme/shades.ts').then(({ checkShades }) => applyTheme(checkShades(colours))).catch(() => undefined);
  }, [colours]);

  return null;
};
