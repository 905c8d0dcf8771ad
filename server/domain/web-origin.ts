/**
 * The origin in an http or https address. A host name may hold `;` and `'`, which a content security policy reads as its
 * own; such an address has no origin here.
 */
export function webOrigin(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return /^https?:\/\/(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/.test(origin) ? origin : undefined;
}
