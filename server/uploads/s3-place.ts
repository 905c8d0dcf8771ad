/** Reads S3_URL. */
import { StartError } from '#server/start-error.ts';
import type { S3Place } from './s3-store.ts';

const example = 'https://key:secret@s3.example/bucket?region=eu-central-1';

/** A bucket by its path, or an address whose host names it; keys with signs such as `/` or `+` are percent-encoded. */
export function s3Place(text: string | undefined): S3Place | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWhole = url && /^https?:$/.test(url.protocol) && url.username && url.password;
  // The value is not repeated: it holds a secret.
  if (!isWhole || url.pathname.split('/').filter(Boolean).length > 1)
    throw new StartError(`S3_URL must look like ${example}.`);
  return {
    endpoint: `${url.origin}${url.pathname.replace(/\/$/, '')}`,
    region: url.searchParams.get('region') ?? 'auto',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
