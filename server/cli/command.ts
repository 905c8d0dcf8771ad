/** What a command of the operator is: its words, its help, and the work that it does. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Storage } from '#server/uploads/file-store.ts';
import type { SellerApi } from './seller/api.ts';

/** `data` is printed for programs (`--json`), `lines` for people. */
export type Answer = { data: unknown; lines: string[] };

/** An option is its text; a switch that is on is `on`. */
export type Options = Readonly<Record<string, string | undefined>>;

/** With the place of the shop's pictures and uploads. */
export type Context = Storage & {
  db: NodePgDatabase;
  /** A line about the progress, for people. */
  say: (line: string) => void;
};

type About = {
  /** Noun, verb and arguments: `order show <code>`. */
  use: string;
  says: string;
  /** By their flags, such as `--status <status>`, each with its help. */
  options?: Readonly<Record<string, string>>;
  /** The command cannot be undone: it asks for confirmation with this question. */
  asks?: (args: readonly string[]) => string;
  /** Options that a person is asked for, each with what an empty reply means. */
  questions?: readonly { option: string; asks: string; usual: string }[];
};

type Run = (context: Context, args: readonly string[], options: Options) => Promise<Answer | string[]>;

/** The shop of a seller, over HTTP. */
export type SellerContext = {
  api: SellerApi;
  /** The name of the seller's shop in commands. */
  shop: string;
  /** A line about the progress, for people. */
  say: (line: string) => void;
};

type RunAsSeller = (context: SellerContext, args: readonly string[], options: Options) => Promise<Answer | string[]>;

/** A command that needs the database as it is, without a connection of the shop's, gets only its words and `--yes`. */
type RunAlone = (args: readonly string[], isSure: boolean) => Promise<string[]>;

/** `asSeller` is the same command with `--as`, for one shop and over HTTP; without it only the operator has it. */
export type ShopCommand = About & { run: Run; asSeller?: RunAsSeller };
export type Command = ShopCommand | (About & { runAlone: RunAlone });

export const mostListed = 50;

type Listing<Row> = { record: (row: Row) => unknown; line: (row: Row) => string; none: string };

/** A list: each row as a record and as one line. */
export const listed = <Row>(rows: readonly Row[], { record, line, none }: Listing<Row>): Answer => ({
  data: rows.map(record),
  lines: rows.length === 0 ? [none] : rows.map(line),
});

export const inBothForms = (answer: Answer | string[]): Answer =>
  Array.isArray(answer) ? { data: { done: answer }, lines: answer } : answer;
