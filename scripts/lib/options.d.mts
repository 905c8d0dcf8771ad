import type { ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

export function readOptions<const Given extends Options = Record<never, never>>(
  help: string,
  options?: Given,
  settings?: { allowPositionals?: boolean; args?: string[] },
): Pick<ReturnType<typeof parseArgs<{ options: Given; allowPositionals: true }>>, 'values' | 'positionals'>;

export function refuse(reason: string): never;
