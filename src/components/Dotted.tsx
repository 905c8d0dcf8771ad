import { Fragment } from 'react';

type DottedProps = { parts: readonly (string | null | undefined)[] };

/** The parts that are there, with dots between them. Each is isolated: a Latin brand must not turn an Arabic pack around. */
export const Dotted = ({ parts }: DottedProps) =>
  parts.filter(Boolean).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be equal, and none changes its place
    <Fragment key={index}>
      {index === 0 ? null : ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
