/** The dialogs walked along every edge, and what must hold on each. */
import { expect, test } from 'vitest';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { dialogPorts, dialogsModel } from '#tests/support/dialogs-model.ts';
import { edgesOf } from '#tests/support/model.ts';
import { walkEveryEdge } from '#tests/support/walk.ts';

walkEveryEdge({ machine: dialogsMachine, ports: dialogPorts, models: { 'the dialogs': dialogsModel } });

test('whatever closes a dialog, no password is kept', () => {
  const closing = edgesOf(dialogsModel).filter(({ to }) => to.matches('closed' as never));

  expect(closing.length).toBeGreaterThan(0);
  for (const { to } of closing) {
    expect([to.context.login.password, to.context.register.password]).toEqual(['', '']);
  }
});
