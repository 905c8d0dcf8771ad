/** What had the focus goes, or another control takes its place: the keyboard stays where it was. */
export const preserveFocus = (place: HTMLElement | null, control: 'first' | 'last') =>
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!place?.isConnected || !isLost) return;
    const controls = [...place.querySelectorAll<HTMLElement>('button, a')];
    (controls.at(control === 'first' ? 0 : -1) ?? place).focus();
  });
