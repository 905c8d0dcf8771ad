/**
 * The style of a pressed control: a tint in the colour of its text. With `scale` or `opacity` the browser would make the
 * control a layer for the time of the press, and would lay out the whole page at its start and at its end. A picture
 * inside the control hides the tint: a link around a picture takes `coveringLink`.
 */
export const pressed = { boxShadow: 'inset 0 0 0 100vmax color-mix(in srgb, currentColor 12%, transparent)' };
