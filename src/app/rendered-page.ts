/** The parts of the server's response that surround the markup of a page: theme CSS and preload hints. */
import { checkShades } from '#src/theme/shades.ts';

/** The shop's own colours as the values of CSS variables; empty where they are not readable on each other. */
export const themeCss = (colours: unknown) => {
  const shades = checkShades(colours);
  if (!shades) return '';
  const rules = Object.entries(shades).map(([name, value]) => `${name}:${value}`);
  return `:root{${rules.join(';')}}`;
};

/**
 * React puts its own hints (preloads of eager pictures) before the markup; the place of those that matter is the head.
 * A logo has no priority: the browser meets it in the markup, after the pictures.
 */
export const splitHints = (rendered: string) => {
  const first = /^(?:<link [^>]*>)*/.exec(rendered)?.[0] ?? '';
  const urgent = first.match(/<link [^>]*fetchPriority="high"[^>]*>/g) ?? [];
  return { hints: urgent.join(''), markup: rendered.slice(first.length) };
};
