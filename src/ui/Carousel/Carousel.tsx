import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';
import { useRow } from './use-row.ts';

/** By the device, or by the shop's own setting on the document. */
const prefersReducedMotion = () =>
  document.documentElement.dataset.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Advances at an interval. The toggle, hover, focus and reduced motion pause it. Off if `seconds` is undefined. */
const useAutoplay = (seconds: number | undefined, onStep: () => void) => {
  const [isPlaying, setIsPlaying] = useState(seconds !== undefined);
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (seconds === undefined || !isPlaying || isHeld) return undefined;
    // Read at each step: the preference may change while the page is open.
    const step = () => (document.hidden || prefersReducedMotion() ? undefined : onStep());
    const timer = setInterval(step, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, isPlaying, isHeld, onStep]);

  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  };
  return { isPlaying, toggle: () => setIsPlaying(!isPlaying), hold };
};

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
