import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import * as styles from './Pager.css.ts';

export type PagerProps = {
  page: number;
  pageCount: number;
  maxShown?: number;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Writes the number of a page: "3". */
  numberOf: (page: number) => string;
  /** "Page 3" */
  pageLabel: (page: number) => string;
  hrefOf: (page: number) => string;
};

/** The page numbers around the current one, at most `maxShown`, shifted inwards at both ends. */
export const shownPages = (page: number, pageCount: number, maxShown: number): number[] => {
  const length = Math.max(1, Math.min(maxShown, pageCount));
  const first = Math.max(1, Math.min(page - Math.floor(length / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
};

type StepProps = { label: string; href: string | undefined; children: ReactNode };

const Step = ({ label, href, children }: StepProps) =>
  href === undefined ? (
    <span className={styles.link} aria-disabled="true">
      {children}
    </span>
  ) : (
    <Link className={styles.link} href={href} aria-label={label}>
      {children}
    </Link>
  );

/** Links to the pages of a list; renders nothing for a single page. */
export const Pager = ({ page, pageCount, maxShown = 5, label, ...rest }: PagerProps) => {
  const { previousLabel, nextLabel, numberOf, pageLabel, hrefOf } = rest;
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.root} aria-label={label}>
      <Step label={previousLabel} href={page > 1 ? hrefOf(page - 1) : undefined}>
        <ChevronLeftIcon className={mirrored} />
      </Step>
      {shownPages(page, pageCount, maxShown).map((number) => (
        <Link
          key={number}
          className={styles.link}
          href={hrefOf(number)}
          aria-label={pageLabel(number)}
          aria-current={number === page ? 'page' : undefined}
        >
          {numberOf(number)}
        </Link>
      ))}
      <Step label={nextLabel} href={page < pageCount ? hrefOf(page + 1) : undefined}>
        <ChevronRightIcon className={mirrored} />
      </Step>
    </nav>
  );
};
