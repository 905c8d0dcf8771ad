/** A mail server on loopback that counts the mails that it takes, and takes none for a while. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export async function startMailServer() {
  const state = { taken: 0, isRefusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(state.isRefusing ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null),
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        state.taken += 1;
        done();
      });
    },
  });
  // A client that is killed hangs up in the middle.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
