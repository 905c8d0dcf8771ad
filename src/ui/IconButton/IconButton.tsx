import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import * as styles from './IconButton.css.ts';

type Aria = Extract<keyof ComponentProps<'button'>, `aria-${string}`>;

export type IconButtonProps = Pick<ComponentProps<'button'>, 'id' | 'ref' | 'autoFocus' | Aria> & {
  label: string;
  children: ReactNode;
  variant?: keyof typeof styles.variants;
  badge?: ReactNode;
  isBusy?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onPress?: (() => void) | undefined;
};

export const IconButton = ({
  label,
  children,
  variant = 'quiet',
  badge,
  isBusy = false,
  isDisabled = false,
  onPress,
  ...rest
}: IconButtonProps) => {
  const isOff = isBusy || isDisabled;
  return (
    <button
      {...rest}
      type="button"
      className={styles.variants[variant]}
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      onClick={() => (isOff ? undefined : onPress?.())}
    >
      {isBusy ? <Spinner /> : children}
      {badge ? <span className={styles.badge}>{badge}</span> : null}
    </button>
  );
};
