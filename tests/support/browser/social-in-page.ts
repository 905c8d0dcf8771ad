/** Runs in a page of the built shop: the port `openProvider` as the browser has it, and what became of it. */
import { createActor } from 'xstate';
import type { SocialProvider } from '#api/types/social.ts';
import { liveOpenProvider } from '#machines/social/social.live.ts';
import type { ProviderResult } from '#machines/social/social.types.ts';

export type SocialInPage = {
  ask(provider: SocialProvider): void;
  /** As a chart does that leaves the state. */
  leave(): void;
  response: ProviderResult | undefined;
};

let leave = () => {};

const inPage: SocialInPage = {
  response: undefined,
  leave: () => leave(),
  ask(provider) {
    inPage.response = undefined;
    const actor = createActor(liveOpenProvider(), { input: { provider } });
    actor.subscribe(({ output }) => {
      inPage.response = output;
    });
    leave = () => actor.stop();
    actor.start();
  },
};

Object.assign(globalThis, { social: inPage });
