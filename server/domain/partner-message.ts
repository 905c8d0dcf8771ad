/** What a new seller is written, in the language in which they applied. */
import type { Translate } from './refusal.ts';

type About = {
  /** The whole shop. */
  shop: string;
  /** The seller's own. */
  name: string;
};

const subjectOf = ({ shop, name }: About, t: Translate) => t('Your shop {name} at {shop}', { shop, name });

export const receivedMail = (about: About, t: Translate) => ({
  subject: subjectOf(about, t),
  body: t('Your registration is under review. We write to you as soon as it is decided.'),
});

export const approvedMail = (about: About, t: Translate) => ({
  subject: subjectOf(about, t),
  body: t('Your registration was approved. Welcome as a seller!'),
});

export const refusedMail = (about: About, note: string, t: Translate) => ({
  subject: subjectOf(about, t),
  body: [t('Your registration was refused, for this reason:'), '', note].join('\n'),
});
