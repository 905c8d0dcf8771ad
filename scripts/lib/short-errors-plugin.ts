/**
 * Vite plugin: long texts of errors that no shopper ever sees leave the first view. Those of intl-messageformat tell a
 * developer of a wrong call or of a missing value; the kind of the error stays, and the shop shows the key then. Those of
 * React tell of a class component that sets a wrong state, and of a wrong element to copy; no component here does either.
 * The others of React, and those of XState, go on with advice after they have said what is wrong.
 */
import type { Plugin } from 'vite';

type Module = { file: RegExp; texts: RegExp[] };

export const modules = {
  formatter: {
    file: /[\\/]intl-messageformat[\\/]index\.js$/,
    texts: [
      /(?<=throw new TypeError\(`)Cannot apply fractional scale [^`]*/,
      /(?<=throw new FormatError\(`)Intl\.PluralRules is not available [^`]*/,
      /(?<=throw new TypeError\(")IntlMessageFormat\.__parse must be set [^"]*/,
      /(?<=throw new TypeError\(")A message must be provided as a String or AST\./,
      /(?<=super\(`)Invalid values for [^`]*/,
      /(?<=super\(`)Value for [^`]* must be of type [^`]*/,
      /(?<=super\(`)The intl string context variable [^`]*/,
    ],
  },
  interpreter: {
    file: /[\\/]xstate[\\/]dist[\\/]raise-\w+\.esm\.js$/,
    texts: [
      /: the machine has processed more than [^`]*/,
      / because it is not a child/,
      /; use raise\([^`]*(?=`)/,
      /; no child states exist\./,
      / Did you mean "\.\$\{target\}"\?/,
    ],
  },
  machine: {
    file: /[\\/]xstate[\\/]dist[\\/]StateMachine-\w+\.esm\.js$/,
    texts: [/ Try adding \{ initial: [^`]*/],
  },
  assigning: {
    file: /[\\/]xstate[\\/]dist[\\/]assign-\w+\.esm\.js$/,
    texts: [/ Ensure that `context` is defined in the machine config\./],
  },
  react: {
    file: /[\\/]react[\\/]cjs[\\/]react\.production\.js$/,
    texts: [
      /(?<=")takes an object of state variables to update [^"]*/,
      /(?<=")The argument must be a React element, [^"]*/,
    ],
  },
  reactClient: {
    file: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    texts: [
      / for the full message or use the non-minified [^"]*/,
      / If you called form\.submit\(\) manually, [^)]*\) instead\. [^"]*(?='\)")/,
    ],
  },
  reactDom: {
    file: /[\\/]react-dom[\\/]cjs[\\/]react-dom\.production\.js$/,
    texts: [/ for the full message or use the non-minified [^"]*/],
  },
  sending: {
    file: /[\\/]xstate[\\/]dist[\\/]log-\w+\.esm\.js$/,
    texts: [/; use sendTo\([^`]*(?=`)/],
  },
} satisfies Record<string, Module>;

/** The source without these texts; throws if the package has others now. */
export const withoutTexts = (source: string, { file, texts }: Module): string =>
  texts.reduce((text, pattern) => {
    if (!pattern.test(text)) throw new Error(`${file} no longer has ${pattern}.`);
    return text.replace(pattern, '');
  }, source);

export const shortErrors = (): Plugin => ({
  name: 'short-errors',
  apply: 'build',
  transform(code, id) {
    const module = Object.values(modules).find(({ file }) => file.test(id));
    return module && { code: withoutTexts(code, module), map: null };
  },
});
