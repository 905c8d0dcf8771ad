/** The clipboard of the browser. */
import { call } from '../shared/call.ts';
import { clipboardMachine } from './clipboard.machine.ts';

export const liveClipboard = () =>
  clipboardMachine.provide({
    actors: { copyText: call(({ text }: { text: string }) => navigator.clipboard.writeText(text)) },
  });
