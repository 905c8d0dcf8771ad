/** A real mail server on loopback that keeps its mails and can be made to fail. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  /** For SMTP_URL. */
  url: string;
  /** Whole mails as they came, headers first. */
  mails: string[];
  /** The response to the next recipients; undefined accepts. */
  refuse(responseCode: number | undefined): void;
  /** Sends no response after the mail. */
  stall(on: boolean): void;
  close(): Promise<void>;
};

export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: string[] = [];
  let code: number | undefined;
  let isStalled = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(code === undefined ? null : Object.assign(new Error('no'), { responseCode: code })),
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (isStalled) return;
        mails.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse: (responseCode) => {
      code = responseCode;
    },
    stall: (on) => {
      isStalled = on;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
