import type { ComponentProps, MouseEvent, ReactNode } from 'react';
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
