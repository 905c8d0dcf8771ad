import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from '#src/ui/Link/Link.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

type Passed = 'id' | 'ref' | 'form' | 'name' | 'value' | 'autoFocus';
type Aria = Extract<keyof ComponentProps<'button'>, `aria-${string}`>;

export type ButtonVariant = {
  variant?: keyof typeof styles.variants;
  size?: keyof typeof styles.sizes;
  isWide?: boolean | undefined;
};

export type ButtonProps = ButtonVariant &
  Pick<ComponentProps<'button'>, Passed | Aria> & {
    children: ReactNode;
    icon?: ReactNode;
    type?: 'button' | 'submit';
    isBusy?: boolean | undefined;
    isDisabled?: boolean | undefined;
    onPress?: (() => void) | undefined;
  };

export const buttonClass = ({ variant = 'primary', size = 'medium', isWide = false }: ButtonVariant) =>
  `${styles.variants[variant]} ${styles.sizes[size]} ${styles.widths[isWide ? 'wide' : 'own']}`;

/** Busy and disabled buttons stay focusable, so that keyboard users do not lose the focus. */
export const Button = ({
  children,
  icon,
  variant = 'primary',
  size = 'medium',
  isWide,
  type = 'button',
  isBusy = false,
  isDisabled = false,
  onPress,
  ...rest
}: ButtonProps) => {
  const isOff = isBusy || isDisabled;
  const press = (event: MouseEvent) => {
    if (isOff) event.preventDefault();
    else onPress?.();
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, isWide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      onClick={press}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {isBusy ? (
        <span className={styles.busy}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
};

export type ButtonLinkProps = ButtonVariant & {
  href: string;
  children: ReactNode;
  icon?: ReactNode;
  label?: string | undefined;
  onPress?: (() => void) | undefined;
  /** A file or a page that is not of the app: it opens in a tab of its own. */
  isExternal?: boolean | undefined;
};

export const ButtonLink = ({ href, children, icon, label, onPress, isExternal, ...variant }: ButtonLinkProps) => {
  const shared = { href, className: buttonClass(variant), 'aria-label': label, onClick: () => onPress?.() };
  return isExternal ? (
    <a {...shared} target="_blank" rel="noopener noreferrer">
      {icon}
      {children}
    </a>
  ) : (
    <Link {...shared}>
      {icon}
      {children}
    </Link>
  );
};
