/** The refusal of an id that must exist and does not. */
import { invalid, type Refusal } from '#server/http/refusal.ts';

export const unknown = (field: string): Refusal =>
  invalid({ [field]: ['The selected {field} is invalid.', { field: field.replaceAll('_', ' ') }] });
