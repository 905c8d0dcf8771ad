import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import { type ReactNode, useCallback, useRef } from 'react';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useRow } from './use-row.ts';

export type CarouselProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** One `<li>` each. */
  children: ReactNode;
  width?: keyof typeof styles.rows;
  autoplay?: { seconds: number; pauseLabel: string; playLabel: string } | undefined;
};

/** A row that scrolls by finger, wheel, keyboard and its two arrows. */
export const Carousel = ({ label, previousLabel, nextLabel, children, width = 'product', autoplay }: CarouselProps) => {
  const ref = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd, measure, move, restart } = useRow(ref);
  const step = useCallback(() => (isAtEnd ? restart() : move(1)), [isAtEnd, restart, move]);
  const { isPlaying, toggle, hold } = useAutoplay(autoplay?.seconds, step);

  return (
    <section className={styles.root} aria-label={label} {...(autoplay ? hold : {})}>
      {autoplay ? (
        <div className={styles.pause}>
          <IconButton label={isPlaying ? autoplay.pauseLabel : autoplay.playLabel} variant="raised" onPress={toggle}>
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
        </div>
      ) : null}
      <div className={styles.arrows.previous} data-end={isAtStart}>
        <IconButton label={previousLabel} variant="raised" isDisabled={isAtStart} onPress={() => move(-1)}>
          <ChevronLeftIcon className={mirrored} />
        </IconButton>
      </div>
      <ul className={styles.rows[width]} ref={ref} onScroll={measure}>
        {children}
      </ul>
      <div className={styles.arrows.next} data-end={isAtEnd}>
        <IconButton label={nextLabel} variant="raised" isDisabled={isAtEnd} onPress={() => move(1)}>
          <ChevronRightIcon className={mirrored} />
        </IconButton>
      </div>
    </section>
  );
};
