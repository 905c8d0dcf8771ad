/**
 * The style of a control under a finger: a veil in the colour of its text. A `scale` or an `opacity` would lay the page
 * out twice within the press, because the browser then makes the control a layer, and takes that back.
 */
export const pressed = { boxShadow: 'inset 0 0 0 100vmax color-mix(in srgb, currentColor 12%, transparent)' };
