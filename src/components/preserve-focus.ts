/** If an update removes the focused control, moves the focus to the first or last control in `place`. */
export const preserveFocus = (place: HTMLElement | null, control: 'first' | 'last') =>
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!place?.isConnected || !isLost) return;
    const controls = [...place.querySelectorAll<HTMLElement>('button, a')];
    (controls.at(control === 'first' ? 0 : -1) ?? place).focus();
  });
