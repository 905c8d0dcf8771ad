/**
 * Vite plugin: draws icons neither in the script nor twice in a page. An import of `lucide-react/icons/*` becomes a
 * component that refers to the drawing in the page, or, where the page has not that drawing, in one file with all of
 * them. The built `index.html` has all drawings; of a page that the server renders, `server/http/page-template.ts`
 * removes those that its markup does not show.
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

/** The server renders what the page draws. In the browser, `sprite` is the address of the file with all drawings. */
const hrefOnServer = `const hrefOf = (name) => '#icon-' + name;`;
const hrefInBrowser = (sprite: string) => `
const hrefOf = (name) => (document.getElementById('icon-' + name) ? '' : ${sprite}) + '#icon-' + name;
`;

/** As lucide draws: the drawing inherits the styles of the `<svg>`. */
const factoryCode = (hrefOf: string) => `
import { createElement } from 'react';
${hrefOf}
const look = {
  width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': 'true',
};
export const icon = (name) => ({ className, ...rest }) =>
  createElement(
    'svg',
    { ...look, ...rest, className: 'lucide lucide-' + name + (className ? ' ' + className : '') },
    createElement('use', { href: hrefOf(name) }),
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

export const iconsInPage = (): Plugin => {
  let isForBrowser = true;
  let drawings = '';
  let sprite = '';
  return {
    name: 'icons-in-page',
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      isForBrowser = !build.ssr;
    },
    async buildStart() {
      if (!isForBrowser) return;
      drawings = (await Promise.all(usedIcons().map(drawing))).join('');
      sprite = this.emitFile({
        type: 'asset',
        name: 'icons.svg',
        source: `<svg xmlns="http://www.w3.org/2000/svg"><defs>${drawings}</defs></svg>`,
      });
    },
    resolveId(id, importer) {
      if (id === factory) return id;
      // Each importer has its own reference: a shared module would be a file of its own, far larger than the reference.
      return id.startsWith(imported) ? `${virtual}${id.slice(imported.length)}:${importer}` : undefined;
    },
    load(id) {
      if (id === factory)
        return factoryCode(isForBrowser ? hrefInBrowser(`import.meta.ROLLUP_FILE_URL_${sprite}`) : hrefOnServer);
      if (!id.startsWith(virtual)) return undefined;
      const name = JSON.stringify(id.slice(virtual.length).split(':')[0]);
      return `import { icon } from '${factory}';\nexport default /* @__PURE__ */ icon(${name});`;
    },
    transformIndexHtml(_html, { bundle = {} }) {
      const file = Object.keys(bundle).find((name) => /\bicons-[\w-]+\.svg$/.test(name));
      return [
        // Later parts of a page have other icons, and a page that goes offline can fetch none.
        {
          tag: 'link',
          attrs: { 'data-prefetch': 'prefetch', as: 'image', href: `/${file}` },
          injectTo: 'head',
        },
        {
          tag: 'svg',
          attrs: { width: '0', height: '0', display: 'none', 'aria-hidden': 'true' },
          children: `<defs>${drawings}</defs>`,
          injectTo: 'body-prepend',
        },
      ];
    },
  };
};
