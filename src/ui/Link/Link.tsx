import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { afterFrame } from '../after-frame.ts';

export type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** Without an entry of its own in the history. */
  replace?: boolean;
};

/** A press that asks for another tab, another window or a download belongs to the browser. */
const isPlain = ({ ctrlKey, metaKey, altKey, shiftKey, button }: MouseEvent) =>
  !(ctrlKey || metaKey || altKey || shiftKey) && button === 0;

/** Tints the link until the next page is rendered: a short click is over before the browser draws a frame. */
const answerPress = (link: HTMLAnchorElement) => {
  link.dataset.pressed = '';
  afterFrame(() => delete link.dataset.pressed);
};

/**
 * A link inside the shop. It does not follow the address, unlike wouter's: of some two hundred links on a page each
 * would be hydrated with a subscription, and rendered again with every navigation.
 */
export const Link = ({ href, replace, onClick, ...rest }: LinkProps) => {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    answerPress(event.currentTarget);
    navigate(href, replace ? { replace } : {});
  };
  return <a {...rest} href={href} onClick={follow} />;
};
