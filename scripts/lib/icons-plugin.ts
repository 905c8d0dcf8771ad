/**
 * Vite plugin: puts the drawings of icons into the page once, and not into the script. An import of
 * `lucide-react/icons/*` becomes a component that refers to the drawing. It needs no request and is there with the
 * first paint.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const imported = 'lucide-react/icons/';
const virtual = '\0icon:';
const factory = '\0icon-factory';

/** As lucide draws: the drawing inherits the styles of the `<svg>`. */
const factoryCode = `
import { createElement } from 'react';
const look = {
  width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': 'true',
};
export const icon = (name) => ({ className, ...rest }) =>
  createElement(
    'svg',
    { ...look, ...rest, className: 'lucide lucide-' + name + (className ? ' ' + className : '') },
    createElement('use', { href: '#icon-' + name }),
  );
`;

const source = fileURLToPath(new URL('../../src', import.meta.url));

const iconsOf = (file: string) =>
  [...readFileSync(path.join(source, file), 'utf8').matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].map(
    ([, name]) => name as string,
  );

const usedIcons = () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return [...new Set(files.flatMap(iconsOf))].sort();
};

const drawing = async (name: string) => {
  const { default: Icon } = (await import(imported + name)) as { default: LucideIcon };
  const inside = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(Icon)))?.[1];
  return `<g id="icon-${name}">${inside}</g>`;
};

export const iconsInPage = (): Plugin => ({
  name: 'icons-in-page',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === factory) return id;
    // Each importer has its own reference: a shared module would be a file of its own, far larger than the reference.
    return id.startsWith(imported) ? `${virtual}${id.slice(imported.length)}:${importer}` : undefined;
  },
  load(id) {
    if (id === factory) return factoryCode;
    if (!id.startsWith(virtual)) return undefined;
    const name = JSON.stringify(id.slice(virtual.length).split(':')[0]);
    return `import { icon } from '${factory}';\nexport default /* @__PURE__ */ icon(${name});`;
  },
  async transformIndexHtml() {
    const drawings = await Promise.all(usedIcons().map(drawing));
    return [
      {
        tag: 'svg',
        attrs: { width: '0', height: '0', display: 'none', 'aria-hidden': 'true' },
        children: `<defs>${drawings.join('')}</defs>`,
        injectTo: 'body-prepend',
      },
    ];
  },
});
