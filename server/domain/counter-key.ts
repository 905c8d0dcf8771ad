import { createHash } from 'node:crypto';

/** The key of a counter in the table of limits: neither the account nor the address can be read from it. */
export const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');
