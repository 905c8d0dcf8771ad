/**
 * The service worker: files come from their copies, pages and calls from the network. Without a network a page is the
 * copy of its last visit, or the empty app, which fills itself from the copies of calls.
 *
 * @spec R115, R116
 */
import { changesCart, endsSession, kindOf } from './addresses.ts';
import { createCartCopy } from './cart-copy.ts';
import { createCopies } from './copies.ts';
import { createNews } from './news.ts';
import { callKey, createPreparation, shellPath } from './preparation.ts';
import type { WorkerScope } from './worker.types.ts';

const timeOf = ({ headers }: Response) => Date.parse(headers.get('last-modified') ?? '');

/** The page finds out from when it is (`src/layout/Notices/page-copy-time.ts`). */
const dated = async (page: Response, at: number) => {
  const html = (await page.text()).replace('<html', `<html data-copied-at="${at}"`);
  return new Response(html, { headers: page.headers });
};

type Prolong = (work: Promise<unknown>) => void;
type CallKind = 'catalogue' | 'account';
/** A guest leaves none of an account. */
const leavesCopy = (kind: CallKind, token: string | null) => kind === 'catalogue' || token !== null;

type Caller = { page: string; lasting: Prolong };

export const startOfflineWorker = (scope: WorkerScope): void => {
  const copies = createCopies(scope);
  const news = createNews(scope);
  const preparation = createPreparation(scope, copies);
  const renewCart = createCartCopy(scope, copies);
  const { origin } = scope.location;

  /** A name of a file carries a hash of its content, so that a copy is never outdated. */
  const fileFrom = async (request: Request, lasting: Prolong) => {
    const found = await copies.find('file', request.url, null);
    if (found) return found;
    const response = await scope.fetch(request);
    lasting(copies.store('file', request.url, response.clone(), null, 0));
    return response;
  };

  /** The shop may replace a picture under its name. */
  const pictureFrom = async (request: Request, lasting: Prolong) => {
    const response = await scope.fetch(request).catch(() => undefined);
    if (!response) return (await copies.find('picture', request.url, null)) ?? Response.error();
    lasting(copies.store('picture', request.url, response.clone(), null, 0));
    return response;
  };

  /** The empty app shows copies of calls, so their time is the one that counts. */
  const filledShell = async () => {
    const shell = await copies.find('shell', origin + shellPath, null);
    return shell && dated(shell, await copies.newest());
  };

  const copiedPage = async (key: string) => {
    const page = await copies.find('page', key, null);
    return page && dated(page, timeOf(page));
  };

  /** A page that is lost because of the network, from its copy or from the app without a first view. */
  const lostPage = async (key: string | undefined) =>
    (key && (await copiedPage(key))) || (await filledShell()) || Response.error();

  const pageFrom = async (request: Request, address: URL, lasting: Prolong) => {
    // A query would fill the copies with the same pages.
    const key = address.search ? undefined : origin + address.pathname;
    const response = await scope.fetch(request).catch(() => undefined);
    if (!response) return lostPage(key);
    if (key) lasting(copies.store('page', key, response.clone(), null, 0));
    return response;
  };

  const copyOfCall = async (kind: CallKind, key: string, token: string | null) =>
    (await copies.find(kind, key, token)) ??
    (kind === 'catalogue' ? await copies.find(kind, key, null) : undefined) ??
    Response.error();

  const lostCall = async (kind: CallKind, key: string, token: string | null, { page, lasting }: Caller) => {
    const found = await copyOfCall(kind, key, token);
    lasting(news.copyShown(page, found));
    return found;
  };

  const callFrom = async (request: Request, address: URL, kind: CallKind, caller: Caller) => {
    const { page, lasting } = caller;
    const token = request.headers.get('authorization');
    const key = callKey(address, request.headers.get('accept-language') ?? '');
    const since = copies.currentEra();
    const response = await scope.fetch(request).catch(() => undefined);
    // A call that the page has given up fails too, and says nothing about the network.
    if (!response) return request.signal.aborted ? Response.error() : lostCall(kind, key, token, caller);
    lasting(news.shopAnswered(page));
    if (response.status === 401) lasting(copies.clearAccounts());
    else if (leavesCopy(kind, token)) lasting(copies.store(kind, key, response.clone(), token, since));
    return response;
  };

  scope.addEventListener('install', (event) => {
    event.waitUntil(preparation.begin().then(scope.skipWaiting.bind(scope)));
  });
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('message', (event) => {
    const work = event.data.type === 'account.clear' ? copies.clearAccounts() : preparation.prepare(event.data);
    event.waitUntil(work.catch(() => undefined));
  });
  /** Undefined: the browser fetches it as if there were no worker. */
  const responseTo = (request: Request, address: URL, caller: Caller): Promise<Response> | undefined => {
    const { lasting } = caller;
    const kind = kindOf(address.pathname, request.mode === 'navigate');
    if (kind === 'other') return undefined;
    if (kind === 'page') return pageFrom(request, address, lasting);
    if (kind === 'file') return fileFrom(request, lasting);
    if (kind === 'picture') return pictureFrom(request, lasting);
    return callFrom(request, address, kind, caller);
  };

  const changeCart = async (request: Request, lasting: Prolong) => {
    const response = await scope.fetch(request);
    if (response.ok) lasting(renewCart(request));
    return response;
  };

  const responseToChange = (request: Request, { pathname }: URL, { lasting }: Caller) =>
    changesCart(pathname) ? changeCart(request, lasting) : undefined;

  scope.addEventListener('fetch', (event) => {
    const { request, clientId } = event;
    const address = new URL(request.url);
    if (address.origin !== origin) return;
    const lasting: Prolong = (work) => event.waitUntil(work.catch(() => undefined));
    if (endsSession(request.method, address.pathname)) lasting(copies.clearAccounts());
    const respond = request.method === 'GET' ? responseTo : responseToChange;
    const response = respond(request, address, { page: clientId, lasting });
    if (response) event.respondWith(response);
  });
};
