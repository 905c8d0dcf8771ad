/** Types of the pages about the shop. */
import type { components } from '#api/generated/schema.ts';

export type Contact = components['schemas']['ContactResponse']['data'];
export type HelpTopic = components['schemas']['HelpTopic'];
export type HelpQuestion = components['schemas']['HelpQuestion'];
/** A page that exists. */
export type LegalPage = { title: string /** HTML. */; description: string };
export type ContactRequest = components['schemas']['ContactForm'];
