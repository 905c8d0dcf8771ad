import { safeMessage } from './safe-error.ts';

/** What keeps the shop from starting, said in one sentence to the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The first line of whatever was thrown. */
export function reasonOf(error: unknown): string {
  const message =
    error instanceof Error ? safeMessage(error) || ('code' in error ? String(error.code) : error.name) : String(error);
  return message.trim().split('\n')[0] ?? '';
}
