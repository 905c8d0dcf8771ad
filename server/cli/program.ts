/** The command line: a tree of nouns and verbs on commander. */
import { Command as Program } from 'commander';
import { UsageError } from './cli-error.ts';
import type { Command, Options } from './command.ts';

/** What the command line asks for. */
export type Chosen = {
  command: Command;
  args: readonly string[];
  options: Options;
  isJson: boolean;
  isSure: boolean;
  /** A seller works over HTTP, and not on the database. */
  seller: Seller | undefined;
};

export type Seller = { email: string; url: string | undefined };

const ending = `
Each noun and each verb has its own help, such as: npm run shop -- order --help
The database is that of DATABASE_URL, or the one in DATA_DIR, whether the shop runs or not.
With --as a seller works on the own shop over HTTP: npm run shop -- --as seller@example.com --url https://shop.example token list
`;

type Values = Record<string, string | boolean | undefined>;

const textOf = (value: string | boolean | undefined) => (value === true ? 'on' : value || undefined);

/** An empty option counts as missing. */
const optionsOf = (values: Values): Options =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = textOf(value);
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** Its words without the arguments: `order show`. */
const wordsOf = ({ use }: Command) => use.split(' ').filter((word) => !/^[<[]/.test(word));

function nounOf(program: Program, name: string): Program {
  return program.commands.find((known) => known.name() === name) ?? program.command(name);
}

/** Commander prints nothing and ends nothing here: its errors are thrown, and its help is an answer. */
const quiet = (program: Program): Program =>
  program
    .exitOverride()
    .configureOutput({ writeOut: () => undefined, writeErr: () => undefined })
    .helpOption('-h, --help', 'how it is used');

/** An option for a pair may come several times: each is a line of its value. */
const inLines = (value: string, before: string | undefined) => (before ? `${before}\n${value}` : value);

function addCommand(program: Program, command: Command, choose: (chosen: Chosen) => void): void {
  const words = wordsOf(command);
  const parent = words.slice(0, -1).reduce((above, word) => quiet(nounOf(above, word)), program);
  const leaf = quiet(parent.command(words.at(-1) ?? '')).description(command.says);
  for (const argument of command.use.split(' ').filter((word) => /^[<[]/.test(word))) leaf.argument(argument);
  for (const [flags, says] of Object.entries(command.options ?? {})) {
    if (flags.includes('=')) leaf.option(flags, says, inLines);
    else leaf.option(flags, says);
  }
  leaf.option('--json', 'prints JSON, for scripts');
  if (command.asks || 'runAlone' in command) leaf.option('-y, --yes', 'does it without a question');
  leaf.action(() => {
    const { as: email, url } = program.opts<{ as?: string; url?: string }>();
    const { json, yes, ...values } = leaf.opts<Values>();
    choose({
      command,
      args: leaf.args,
      options: optionsOf(values),
      isJson: json === true,
      isSure: yes === true,
      seller: email ? { email, url } : undefined,
    });
  });
}

export function programOf(commands: readonly Command[], choose: (chosen: Chosen) => void): Program {
  const program = quiet(new Program('shop')).description('What the operator does, on the database of the shop.');
  program.addHelpText('after', ending);
  program.option('--as <e-mail>', 'works as this seller, over HTTP, on the own shop alone');
  program.option('--url <address>', 'the address of the shop for --as; remembered after the first time');
  for (const command of commands) addCommand(program, command, choose);
  for (const noun of program.commands) describeNoun(noun);
  return program;
}

function describeNoun(noun: Program): void {
  if (noun.description()) return;
  noun.description(noun.commands.map((verb) => verb.name()).join(', '));
}

/** The noun and verb that the words begin with, as far as there are such. */
function reached(program: Program, words: readonly string[]): Program {
  const [word] = words;
  const next = program.commands.find((known) => known.name() === word);
  return next ? reached(next, words.slice(1)) : program;
}

const titleOf = (program: Program): string =>
  program.parent ? `${titleOf(program.parent)} ${program.name()}`.trim() : '';

/** One sentence: what is wrong, and how it is written. */
function sentenceOf(error: Error, program: Program, words: readonly string[]): string {
  const at = reached(program, words);
  const title = titleOf(at);
  if (at.commands.length > 0) {
    const typed = words.slice(0, title.split(' ').filter(Boolean).length + 1).join(' ');
    return `There is no command "${typed}". Ask for help with: npm run shop -- ${title ? `${title} --help` : 'help'}`;
  }
  const problem = error.message.replace(/^error: /, '').replaceAll(/\s+/g, ' ');
  return `${title}: ${problem.replace(/\.$/, '')}. Write: npm run shop -- ${title} ${at.usage().replace(/\[options\] ?/, '')}`.trimEnd();
}

const isHelp = (program: Program, words: readonly string[]) =>
  (reached(program, words).commands.length > 0 && titleOf(reached(program, words)) === words.join(' ')) ||
  words[0] === 'help' ||
  words.some((word) => word === '--help' || word === '-h');

/** The older name of a command, as it was before each had a noun and a verb. */
const renamed = (words: readonly string[]) => (words[0] === 'orders' ? ['order', 'list', ...words.slice(1)] : words);

/** Without the options of the program that may stand before the noun. */
function withoutLeading(words: readonly string[]): readonly string[] {
  const [first = ''] = words;
  if (/^--(as|url)=/.test(first)) return withoutLeading(words.slice(1));
  return first === '--as' || first === '--url' ? withoutLeading(words.slice(2)) : words;
}

/** What is to be done, or the help as a text. */
export function read(commands: readonly Command[], given: readonly string[]): Chosen | string {
  const words = renamed(withoutLeading(given));
  const leading = given.slice(0, given.length - withoutLeading(given).length);
  let chosen: Chosen | undefined;
  const program = programOf(commands, (choice) => {
    chosen = choice;
  });
  if (isHelp(program, words)) return helpOf(program, words);
  try {
    program.parse([...leading, ...words], { from: 'user' });
  } catch (error) {
    throw new UsageError(sentenceOf(error as Error, program, words));
  }
  return chosen ?? helpOf(program, words);
}

function helpOf(program: Program, words: readonly string[]): string {
  const at = reached(program, words[0] === 'help' ? words.slice(1) : words);
  return at === program ? `${program.helpInformation()}${ending}` : at.helpInformation();
}
