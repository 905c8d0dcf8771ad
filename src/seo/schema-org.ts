/** What every description in the terms of schema.org has. */
import type { PageFacts } from './head.types.ts';
import { absoluteUrl } from './page-address.ts';

export const about = (type: string, facts: object) => ({ '@context': 'https://schema.org', '@type': type, ...facts });

export const absolute = ({ origin }: PageFacts, path: string) => absoluteUrl(path, origin);
