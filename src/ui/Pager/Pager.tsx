import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { mirrored } from '#src/theme/mirrored.css.ts';
import * as styles from './Pager.css.ts';
import { shownPages } from './shown-pages.ts';

export type PagerProps = {
  page: number;
  pageCount: number;
  maxShown?: number;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** "Page 3" */
  pageLabel: (page: number) => string;
  hrefOf: (page: number) => string;
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

/** Nothing where there is one page. */
export const Pager = ({ page, pageCount, maxShown = 5, label, ...rest }: PagerProps) => {
  const { previousLabel, nextLabel, pageLabel, hrefOf } = rest;
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
          {number}
        </Link>
      ))}
      <Step label={nextLabel} href={page < pageCount ? hrefOf(page + 1) : undefined}>
        <ChevronRightIcon className={mirrored} />
      </Step>
    </nav>
  );
};
