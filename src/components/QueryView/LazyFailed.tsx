/** Hardly any first view needs the words of a failure: they load with the first interaction, or with the failure. */
import type { ReactNode } from 'react';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import type { QueryFailedProps } from './QueryFailed.tsx';

export const failed = lazyComponent<QueryFailedProps>({
  file: 'src/components/QueryView/QueryFailed.tsx',
  load: async () => (await import('./QueryFailed.tsx')).QueryFailed,
  waitFor: 'nothing',
});

type LazyFailedProps = QueryFailedProps & {
  /** Shown until the code of the message is loaded; an offline browser may not have it. */
  placeholder?: ReactNode;
};

export const LazyFailed = ({ placeholder, ...given }: LazyFailedProps) => (
  <Part of={failed} given={given} placeholder={placeholder} />
);
