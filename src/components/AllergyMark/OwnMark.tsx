import { selectSession } from '#machines/session/session.selectors.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useFactsOr } from '#src/shop/use-flow.ts';
import type { AllergyMarkProps } from './AllergyMark.tsx';

const mark = lazyComponent({
  file: 'src/components/AllergyMark/AllergyMark.tsx',
  load: async () => (await import('./AllergyMark.tsx')).AllergyMark,
  waitFor: 'nothing',
});

/** A guest has no allergies here, and loads no code of them. */
export const OwnMark = (props: AllergyMarkProps) =>
  useFactsOr('session', selectSession, undefined)?.user ? <Part of={mark} given={props} /> : null;
