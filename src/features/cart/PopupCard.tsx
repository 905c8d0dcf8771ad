import type { ReactNode } from 'react';
import type { RequestedProduct } from '#machines/cart/cart.types.ts';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import * as styles from './PopupCard.css.ts';

export type PopupCardProps = {
  /** Undefined while there is nothing to show. */
  product: RequestedProduct | undefined;
  /** The pointer or the focus is on it, so that it may not end meanwhile. */
  onHold: () => void;
  onRelease: () => void;
  onEscape?: () => void;
  children: ReactNode;
};

/** What has just happened to a product; it is read out when it comes. */
export const PopupCard = ({ product, onHold, onRelease, onEscape, children }: PopupCardProps) => (
  <div role="status">
    {product ? (
      // biome-ignore lint/a11y/noStaticElementInteractions: being here only stops the clock
      <div
        className={styles.root}
        data-popup
        onPointerEnter={onHold}
        onPointerLeave={onRelease}
        onFocus={onHold}
        onBlur={onRelease}
        onKeyDown={({ key }) => (key === 'Escape' ? onEscape?.() : undefined)}
      >
        <span className={styles.picture}>
          <Thumb picture={product.picture} thumbnail={product.thumbnail} size={64} />
        </span>
        {children}
      </div>
    ) : null}
  </div>
);
