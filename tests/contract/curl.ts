/** A request as a command that somebody can paste; `$SHOP` is the address of a shop and `$TOKEN` a session of its own. */
import type { Request } from './operations.ts';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function bodyParts(body: unknown): string[] {
  if (body === undefined) return [];
  if (!(body instanceof FormData)) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return ["-H 'Content-Type: application/json'", `-d ${quoted(text)}`];
  }
  return [...body].map(
    ([name, value]) => `-F ${quoted(`${name}=${typeof value === 'string' ? value : `@${value.name}`}`)}`,
  );
}

export function curlOf({ method, path, body, headers }: Request, isSignedIn: boolean): string {
  const named = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const token = isSignedIn ? ['-H "Authorization: Bearer $TOKEN"'] : [];
  const parts = ["-H 'X-Requested-With: XMLHttpRequest'", ...token, ...named, ...bodyParts(body)];
  return `curl -X ${method} "$SHOP"${quoted(`/api${path}`)} ${parts.join(' ')}`;
}
