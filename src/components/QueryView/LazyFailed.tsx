/** Hardly any first view needs the words of a failure: they load with the first interaction, or with the failure. */
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import type { QueryFailedProps } from './QueryFailed.tsx';

export const failed = lazyComponent<QueryFailedProps>({
  file: 'src/components/QueryView/QueryFailed.tsx',
  load: async () => (await import('./QueryFailed.tsx')).QueryFailed,
  waitFor: 'nothing',
});

export const LazyFailed = (props: QueryFailedProps) => <Part of={failed} given={props} />;
