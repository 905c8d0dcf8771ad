/** As the `ref` of a heading with `tabIndex={-1}`: the part that has just come is where the keyboard is, and is read out. */
export const arrive = (heading: HTMLElement | null): void => heading?.focus();
