import type { HelpQuestion } from '#machines/query/contract.types.ts';
import { RichText } from '#src/components/RichText/RichText.tsx';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './Answer.css.ts';

/** A question that opens its answer. */
export const Answer = ({ answer, isOpen = false }: { answer: HelpQuestion; isOpen?: boolean }) => (
  <div id={answer.id} className={styles.root}>
    <Disclosure isDefaultOpen={isOpen} summary={<bdi>{answer.question}</bdi>}>
      <RichText html={answer.answer} />
    </Disclosure>
  </div>
);

/** As high as so many closed answers. */
export const AnswersPending = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, row) => `${row}`).map((row) => (
    <div key={row} className={styles.pending}>
      <Skeleton width="half" />
    </div>
  ));
