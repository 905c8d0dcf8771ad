/**
 * Stops a build that takes in a package which package.json names neither in `dependencies` nor in `bundled`: it would
 * ship, and the bill of materials and the look for known vulnerabilities would not know of it.
 */
import type { Plugin } from 'vite';
import { nameOf, shippedPackages } from './shipped.mjs';

/** The package of a module; undefined for a module of this project. */
const packageOf = (module: string): string | undefined =>
  /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module)?.[1]?.replace('\\', '/');

export function onlyShippedPackages(): Plugin {
  return {
    name: 'larder:only-shipped-packages',
    apply: 'build',
    generateBundle(_options, files) {
      const shipped = new Set([...shippedPackages()].map(nameOf));
      const taken = Object.values(files).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
      const others = new Set(taken.map(packageOf).filter((name) => name !== undefined && !shipped.has(name)));
      if (others.size > 0)
        this.error(`The build takes in ${[...others].join(', ')}: name them in "bundled" of package.json.`);
    },
  };
}
