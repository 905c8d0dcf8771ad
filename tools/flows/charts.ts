/** Every chart of the shop, found by its file and described by the comment at the top of the file. */
import type { AnyStateMachine } from 'xstate';

export type Chart = {
  id: string;
  /** From the root of the project. */
  file: string;
  machine: AnyStateMachine;
  /** The paragraphs of the opening comment. */
  purpose: string[];
  /** The rules of `docs/rules.md` that the comment names after `@spec`. */
  rules: string[];
};

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'definition' in value && 'root' in value;

/** The lines of the first comment of a file, without what makes them a comment. */
const openingLines = (source: string) => {
  const comment = /\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? '';
  return comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim());
};

const paragraphs = (lines: string[]) =>
  lines
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' ').trim())
    .filter((paragraph) => paragraph !== '');

export const readOpening = (source: string): Pick<Chart, 'purpose' | 'rules'> => {
  const text = openingLines(source).join('\n');
  const [purpose = '', rules = ''] = text.split(/\n?@spec /);
  return {
    purpose: paragraphs(purpose.split('\n')),
    rules: rules
      .split(',')
      .map((number) => number.trim())
      .filter((number) => number !== ''),
  };
};

/** `modules` and `sources` are the `*.machine.ts` files under machines/, each by its path. */
export const chartsOf = (modules: Record<string, object>, sources: Record<string, string>): Chart[] =>
  Object.entries(modules)
    .flatMap(([file, module]) =>
      Object.values(module)
        .filter(isMachine)
        .map((machine) => ({ id: machine.id, file, machine, ...readOpening(sources[file] ?? '') })),
    )
    .sort((one, other) => (one.id < other.id ? -1 : 1));
