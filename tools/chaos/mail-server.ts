/** A mail server on loopback that takes none for a while, and keeps the newest code of each recipient. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export async function startMailServer() {
  const state = { taken: 0, isRefusing: false };
  const codes = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(state.isRefusing ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null),
    async onData(stream, { envelope }, done) {
      const mail = await text(stream).catch(() => '');
      const code = /^Subject: (\d{4}) /m.exec(mail)?.[1];
      for (const { address } of envelope.rcptTo) if (code) codes.set(address, code);
      state.taken += 1;
      done();
    },
  });
  // A client that is killed hangs up in the middle.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    state,
    /** By address. */
    codes: codes as ReadonlyMap<string, string>,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
