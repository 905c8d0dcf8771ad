/** The environment, read once and validated: a wrong value stops the start with one sentence. */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { isEmail } from './domain/contact.ts';
import { webOrigin } from './domain/web-origin.ts';
import { type Environment, switchOf, webAddress, wholeNumber } from './environment.ts';
import type { StripeKeys } from './pay/gateways.ts';
import { type PushSettings, pushSettings } from './push/keys.ts';
import { type PusherService, pusherService } from './realtime/pusher-service.ts';
import { projectRoot } from './root.ts';
import { type SearchAddress, searchAddress } from './search-server/address.ts';
import { type SocialConfig, socialConfig } from './social/providers.ts';
import { StartError } from './start-error.ts';
import { s3Place } from './uploads/s3-place.ts';
import type { S3Place } from './uploads/s3-store.ts';

export type Config = {
  host: string;
  port: number;
  /** How many processes serve the port. */
  workers: number;
  databaseUrl: string | undefined;
  /** Set: `databaseUrl` is that of a pooler, and this one leads past it, for what needs a session of its own. */
  databaseDirectUrl: string | undefined;
  /** A standby that answers public reads while it is up to date. */
  databaseReplicaUrl: string | undefined;
  publicUrl: URL | undefined;
  /** Set: this back end serves `/api`, and this server only renders pages. */
  apiUrl: URL | undefined;
  /** Where pictures may come from beside this shop and its back end. */
  imageOrigins: string[];
  environment: 'local' | 'production';
  dataDir: string;
  /** The folder of uploaded files; several servers of one shop share it. */
  uploadsDir: string;
  /** Set: the files are in a bucket, and only what is being received is in `uploadsDir`. */
  s3: S3Place | undefined;
  poolSize: number;
  /** Where Prometheus reads the metrics: a listener of its own, apart from the shop's port. */
  metrics: { host: string; port: number } | undefined;
  /** A search server beside PostgreSQL, for shops that outgrow its search. */
  search: SearchAddress | undefined;
  /** The mail server; without one, messages stay in the outbox. */
  mail: { url: string; from: string } | undefined;
  /** Sends text messages by POST; without one they stay in the outbox, too. */
  smsUrl: URL | undefined;
  /** Sends realtime events in place of the shop's own endpoint. */
  pusher: PusherService | undefined;
  /** The proxies in front of the shop, whose X-Forwarded-For is trusted. */
  trustProxy: false | string;
  /** Set: cards are really charged. Without it no money moves, and the sandbox takes payments where it may. */
  stripe: StripeKeys | undefined;
  /**
   * Who may pay with play money: nobody, a browser on this machine, or everybody. Where others can reach the shop it is
   * nobody, unless the operator switches it on by name: an order that is paid in the sandbox counts as paid.
   */
  sandbox: 'off' | 'local' | 'on';
  apiOnly: boolean;
  /** Off: browsers end the service worker that they have, and remove its copies. */
  offlineApp: boolean;
  /** Fills an empty database with the demo shop. */
  demoShop: boolean;
  /** Notifications of orders; undefined: none are sent. */
  push: PushSettings | undefined;
  limits: boolean;
  /** Responses that could reveal by their time that an account exists wait until a fixed step has passed; off where `limits` is off. */
  hidesTimes: boolean;
  logLevel: string;
  /** The addresses of Google, Facebook and Apple, and their secrets for this shop. */
  social: SocialConfig;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function metricsOf(env: Environment): Config['metrics'] {
  if (!env.METRICS_PORT) return undefined;
  return { host: env.METRICS_HOST || '127.0.0.1', port: wholeNumber(env, 'METRICS_PORT', 0, 0, 65_535) };
}

/** An origin and nothing else: it becomes part of the content security policy. */
function imageOrigins(env: Environment): string[] {
  const parts = (env.IMAGE_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = parts.find((part) => webOrigin(part) !== part);
  if (wrong === undefined) return parts;
  throw new StartError(`IMAGE_ORIGINS must be origins such as https://pictures.example, not "${wrong}".`);
}

function databaseUrl(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  // The value is not repeated: it may hold a password.
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new StartError(`${name} must look like postgresql://user:password@host:5432/name.`);
  if (env.DATABASE_URL) return text;
  throw new StartError(`${name} is set without DATABASE_URL: the built-in PostgreSQL has neither pooler nor replica.`);
}

const databases = (env: Environment) => ({
  databaseUrl: databaseUrl(env, 'DATABASE_URL'),
  databaseDirectUrl: databaseUrl(env, 'DATABASE_DIRECT_URL'),
  databaseReplicaUrl: databaseUrl(env, 'DATABASE_REPLICA_URL'),
});

/** An address alone, or with a name: `Larder <shop@example.com>`. */
const isSender = (text: string) => isEmail(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text);

function mailOf(env: Environment): Config['mail'] {
  const { SMTP_URL: url, MAIL_FROM: from = '' } = env;
  if (!url) return undefined;
  // The value is not repeated: it may hold a password.
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || !new URL(url).hostname)
    throw new StartError('SMTP_URL must look like smtps://user:password@mail.example:465 or smtp://mail.example:587.');
  if (isSender(from)) return { url, from };
  throw new StartError(
    `MAIL_FROM must be the sender of the shop's mail such as Larder <shop@example.com>, not "${from}".`,
  );
}

function smsUrl(env: Environment): URL | undefined {
  const text = env.SMS_URL;
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new StartError('SMS_URL must be an http or https address such as https://user:password@sms.example/send.');
}

/** The shop has the whole host: its pages are not below a path. */
function publicAddress(env: Environment): URL | undefined {
  const url = webAddress(env, 'PUBLIC_URL');
  if (!url || url.href === `${url.origin}/`) return url;
  throw new StartError(`PUBLIC_URL must be an address without a path, such as ${url.origin}, not "${env.PUBLIC_URL}".`);
}

function environmentOf(env: Environment, publicUrl: URL | undefined): Config['environment'] {
  const requested = env.APP_ENVIRONMENT;
  if (requested === 'local' || requested === 'production') return requested;
  if (requested) throw new StartError(`APP_ENVIRONMENT must be local or production, not "${requested}".`);
  return env.NODE_ENV === 'production' && publicUrl ? 'production' : 'local';
}

/** Addresses, networks or named groups of them; X-Forwarded-For of anybody else is ignored. */
function trustedProxies(env: Environment): false | string {
  const text = env.TRUST_PROXY;
  if (!text || text === 'off') return false;
  const isKnown = (part: string) =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(part) || isIP(part.split('/')[0] ?? '') !== 0;
  if (text.split(',').every((part) => isKnown(part.trim()))) return text;
  throw new StartError(
    `TRUST_PROXY must be addresses or networks such as 127.0.0.1,10.0.0.0/8, or loopback, not "${text}".`,
  );
}

/** One key without the other would take money and never receive a notice. */
function stripeKeys(env: Environment): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: noticeSecret } = env;
  if (secretKey && noticeSecret) return { secretKey, noticeSecret };
  if (!secretKey && !noticeSecret) return undefined;
  throw new StartError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
}

function sandboxOf(
  env: Environment,
  { environment, ...where }: Pick<Config, 'environment' | 'host' | 'publicUrl'>,
): Config['sandbox'] {
  const requested = env.PAYMENT_SANDBOX;
  if (requested && requested !== 'on' && requested !== 'off') {
    throw new StartError(`PAYMENT_SANDBOX must be on or off, not "${requested}".`);
  }
  // With keys the real service takes the payments, whatever the sandbox setting says.
  if (requested === 'off' || stripeKeys(env)) return 'off';
  if (requested === 'on') return 'on';
  return environment === 'local' && isLoopback(where) ? 'local' : 'off';
}

function limitsOf(env: Environment, environment: Config['environment']): boolean {
  if (switchOf(env, 'LARDER_LIMITS', true)) return true;
  if (environment !== 'production') return false;
  throw new StartError('LARDER_LIMITS=off is for load tests only and is not accepted in production.');
}

function logLevelOf(env: Environment, environment: Config['environment']): string {
  const level = env.LOG_LEVEL || (environment === 'production' ? 'info' : 'warn');
  if (logLevels.includes(level)) return level;
  throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${level}".`);
}

/** Tests replace services of others. */
function standIn(env: Environment, environment: Config['environment'], name: string): URL | undefined {
  const url = webAddress(env, name);
  if (!url || environment !== 'production') return url;
  throw new StartError(`${name} is for tests only and is not accepted in production.`);
}

export function readConfig(env: Environment): Config {
  const publicUrl = publicAddress(env);
  const environment = environmentOf(env, publicUrl);
  const limits = limitsOf(env, environment);
  const dataDir = resolve(projectRoot, env.DATA_DIR || '.data');
  const host = env.HOST || '127.0.0.1';
  return {
    host,
    port: wholeNumber(env, 'PORT', 4400, 0, 65_535),
    workers: wholeNumber(env, 'WORKERS', 1, 1, 64),
    ...databases(env),
    publicUrl,
    apiUrl: webAddress(env, 'API_URL'),
    imageOrigins: imageOrigins(env),
    environment,
    dataDir,
    uploadsDir: resolve(projectRoot, env.UPLOADS_DIR || join(dataDir, 'uploads')),
    s3: s3Place(env.S3_URL),
    poolSize: wholeNumber(env, 'POOL_SIZE', 20, 1, 200),
    metrics: metricsOf(env),
    search: searchAddress(env.SEARCH_URL),
    mail: mailOf(env),
    smsUrl: smsUrl(env),
    pusher: pusherService(env.PUSHER_URL),
    trustProxy: trustedProxies(env),
    stripe: stripeKeys(env),
    sandbox: sandboxOf(env, { environment, host, publicUrl }),
    apiOnly: switchOf(env, 'API_ONLY', false, ['1', '0']),
    offlineApp: switchOf(env, 'OFFLINE_APP', true),
    demoShop: switchOf(env, 'DEMO_SHOP', true),
    push: pushSettings(env, standIn(env, environment, 'PUSH_SERVICE_URL')),
    limits,
    hidesTimes: limits,
    logLevel: logLevelOf(env, environment),
    social: socialConfig(env, standIn(env, environment, 'SOCIAL_PROVIDERS_URL')),
  };
}

const loopbackNames = ['127.0.0.1', 'localhost', '::1', '[::1]'];

/** Only a browser on this machine can reach the server, not even through a proxy with a public name. */
export const isLoopback = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean =>
  loopbackNames.includes(host) && (!publicUrl || loopbackNames.includes(publicUrl.hostname));

/** The demo account is shown only on this machine. */
export const mayShowDemoAccount = (config: Config): boolean => config.environment === 'local' && isLoopback(config);
