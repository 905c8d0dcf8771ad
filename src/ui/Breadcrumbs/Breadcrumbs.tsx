import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './Breadcrumbs.css.ts';

export type Crumb = { label: string; href?: string | undefined };

export type BreadcrumbsProps = { label: string; items: readonly Crumb[] };

/** The last one is where the reader is. */
export const Breadcrumbs = ({ label, items }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className={styles.root}>
      {items.map((item, index) => (
        <li key={`${item.href}${item.label}`} className={styles.item}>
          {index > 0 ? <ChevronRightIcon className={mirrored} /> : null}
          {item.href && index < items.length - 1 ? (
            <TextLink href={item.href} variant="plain">
              <bdi>{item.label}</bdi>
            </TextLink>
          ) : (
            <bdi className={styles.current} aria-current="page">
              {item.label}
            </bdi>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
