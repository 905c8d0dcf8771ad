/** The facts that views read about the language. */
import type { SnapshotFrom } from 'xstate';
import type { localeMachine } from './locale.machine.ts';
import type { Direction } from './locale.types.ts';

type Snapshot = SnapshotFrom<typeof localeMachine>;

export const selectLocale = (snapshot: Snapshot) => snapshot.context.locale;
export const selectCatalogue = (snapshot: Snapshot) => snapshot.context.catalogue;
export const selectLanguages = (snapshot: Snapshot) => snapshot.context.languages;

/** The direction of the matching language; left to right if there is none. */
export const selectDirection = ({ context: { languages, locale } }: Snapshot): Direction =>
  languages.find(({ name }) => name === locale)?.direction ?? 'ltr';
