/** The control that had the focus is replaced by another one: the keyboard stays in its place. */
export const keepFocus = (place: HTMLElement | null, control: 'first' | 'last') =>
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!place?.isConnected || !isLost) return;
    [...place.querySelectorAll('button')].at(control === 'first' ? 0 : -1)?.focus();
  });
