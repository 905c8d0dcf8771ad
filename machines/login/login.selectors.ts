/** The facts that views read about the login. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { providerIn } from './login.logic.ts';
import type { loginMachine } from './login.machine.ts';
import type { LoginFacts, SocialFacts } from './login.types.ts';

type LoginSnapshot = SnapshotFrom<typeof loginMachine>;
export type LoginActor = ActorRefFrom<typeof loginMachine>;

const stageOf = (snapshot: LoginSnapshot): LoginFacts['passkeyStage'] => {
  if (snapshot.matches('awaitingPasskey')) return 'asked';
  return snapshot.matches('checkingPasskey') ? 'checked' : 'none';
};

/** Flat facts; compare with `shallowEqual`. */
export const selectLogin = (snapshot: LoginSnapshot): LoginFacts => ({
  fields: snapshot.context.fields,
  errors: snapshot.context.errors,
  isSubmitting: snapshot.hasTag('busy'),
  hasPasskeys: snapshot.context.hasPasskeys,
  passkeyStage: stageOf(snapshot),
  chosen: snapshot.context.chosen,
});

/** Flat facts; compare with `shallowEqual`. */
export const selectSocial = (snapshot: LoginSnapshot): SocialFacts => {
  const { context } = snapshot;
  const isExchanging = snapshot.matches('exchanging');
  const isRequested = isExchanging || snapshot.matches('awaitingProvider');
  return {
    providers: context.socialProviders,
    requested: isRequested ? providerIn(context) : undefined,
    isExchanging,
  };
};
