/** The answers that are not a success: handlers throw them, the edge translates and sends them. */
import { fieldLabel } from './field-label.ts';

export type PhraseValues = Record<string, string | number>;

/** Says an English phrase in the language of who asks. */
export type Translate = (text: string, values?: PhraseValues) => string;

/** An English phrase, or one with ICU values: `['The {field} field is required.', { field: 'phone' }]`. */
export type Phrase = string | [text: string, values: PhraseValues];

export type FieldPhrases = Record<string, Phrase | Phrase[]>;

export class Refusal extends Error {
  readonly status: number;
  readonly phrase: Phrase;
  readonly fields: FieldPhrases | undefined;
  readonly retryAfter: number | undefined;
  /** What the contract adds to this refusal, such as the totals that hold now. */
  readonly data: object | undefined;

  constructor(
    status: number,
    phrase: Phrase,
    more: { fields?: FieldPhrases | undefined; retryAfter?: number; data?: object } = {},
  ) {
    super(typeof phrase === 'string' ? phrase : phrase[0]);
    this.name = 'Refusal';
    this.status = status;
    this.phrase = phrase;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.data = more.data;
  }
}

const phrase = (text: string, values?: PhraseValues): Phrase => (values ? [text, values] : text);

/** A rule of the shop says no: 422 with a message alone. */
export const refused = (text: string, values?: PhraseValues) => new Refusal(422, phrase(text, values));

/** Fields are wrong: 422 with a text for each; the message is the first text and the number of the others. */
export const invalid = (fields: FieldPhrases) => new Refusal(422, 'The given data was invalid.', { fields });

/** The field refers to something that does not exist. */
export const invalidReference = (field: string) =>
  invalid({ [field]: ['The selected {field} is invalid.', { field: fieldLabel(field) }] });

export const badRequest = (text: string, values?: PhraseValues) => new Refusal(400, phrase(text, values));

export const unauthorized = () => new Refusal(401, 'Unauthenticated.');

export const forbidden = (text = 'This action is not allowed.') => new Refusal(403, text);

export const notFound = (text = 'Not found.') => new Refusal(404, text);

export const conflict = (text: string, values?: PhraseValues) => new Refusal(409, phrase(text, values));

export const limited = (seconds: number) =>
  new Refusal(429, 'Too many attempts. Please wait a moment.', { retryAfter: Math.max(1, Math.ceil(seconds)) });

export const unavailable = (seconds = 5) =>
  new Refusal(503, 'The shop is not available right now. Please try again shortly.', { retryAfter: seconds });
