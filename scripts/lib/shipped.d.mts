/** The places of everything that ships. */
export function shippedPackages(): Set<string>;
/** All that ships with its version, such as `pg@8.23.1`. */
export function shippedVersions(): Set<string>;
/** The name of the package at a place. */
export function nameOf(place: string): string;
type Needs = Record<string, string>;
type LockedPackage = {
  dependencies?: Needs;
  optionalDependencies?: Needs;
  peerDependencies?: Needs;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
/** The places of these packages in a lock file, and of all that they need. */
export function closureOf(lock: { packages: Record<string, LockedPackage> }, names: string[]): Set<string>;
