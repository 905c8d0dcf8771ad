/** Why something could not be loaded or sent, in words that fit the cause. */
import type { Failure } from '#machines/shared/failure.ts';
import { failurePhrase } from '#machines/shared/failure-phrase.ts';
import type { Translate } from '#src/i18n/messages.ts';

/** The server's own words, or the cause; undefined for a defect of the page itself. */
export const failureText = (t: Translate, failure: Failure | undefined): string =>
  failure ? (failure.message ?? t(failurePhrase(failure))) : t('Something went wrong. Please try again.');
