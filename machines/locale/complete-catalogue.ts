/** The texts of a language: those of the back end, and beneath them the shop's own where the language ships with it. */
import { type BuiltInLocale, isBuiltIn } from '#locales/locales.ts';
import { phraseCount } from '#locales/phrase-count.ts';
import { shippedTexts } from '#locales/shipped-texts.ts';
import { loadChunk } from '../shared/chunk.ts';
import { failureOf, type Report } from '../shared/failure.ts';
import { compileCatalogue } from './compile-catalogue.ts';

type Texts = Readonly<Record<string, string>>;

/** Our own server sends every phrase; another back end has as many only by chance. */
const isWhole = (texts: Texts) => Object.keys(texts).length === phraseCount;

/** A language that ships has texts without the back end, so a failed call is only logged. */
const shippedCatalogue = async (locale: BuiltInLocale, request: Promise<Texts>, report: Report | undefined) => {
  const sent = await request.catch((error: unknown) =>
    report?.({ operation: 'getCatalogue', failure: failureOf(error) }),
  );
  if (sent && isWhole(sent)) return compileCatalogue(sent);
  const shipped = await loadChunk(shippedTexts[locale]()).catch((error: unknown) =>
    sent ? {} : Promise.reject(error),
  );
  return compileCatalogue({ ...shipped, ...sent });
};

/** The parsed texts of a language, once the back end has responded to the request for them. */
export const completeCatalogue = async (locale: string, request: Promise<Texts>, report: Report | undefined) =>
  isBuiltIn(locale) ? shippedCatalogue(locale, request, report) : compileCatalogue(await request);
