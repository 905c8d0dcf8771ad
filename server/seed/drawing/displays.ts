/** Open displays: a single glyph, a group, a tray and a basket. */
import { across, type Drawing, down, shadow, tone } from './shapes.ts';

export const loose = (hue: number): Drawing => ({
  back: shadow(hue, 320, 546, 196, 0.42),
  spots: [{ x: 320, y: 318, size: 430 }],
  front: '',
});

export const heap = (hue: number): Drawing => ({
  back: shadow(hue, 320, 520, 250, 0.26) + shadow(hue, 320, 552, 190, 0.36),
  spots: [
    { x: 192, y: 336, size: 286, turn: -12 },
    { x: 448, y: 336, size: 286, turn: 12 },
    { x: 320, y: 390, size: 330 },
  ],
  front: '',
});

export const tray = (hue: number): Drawing => ({
  back: `${shadow(hue, 320, 540, 270)}<defs>${down('inside', [
    [0, tone(hue, 26, 42)],
    [1, tone(hue, 26, 56)],
  ])}</defs><path d="M92 300h456l26 96H66z" fill="url(#inside)"/>`,
  spots: [
    { x: 192, y: 300, size: 214, turn: -8 },
    { x: 448, y: 300, size: 214, turn: 8 },
    { x: 320, y: 308, size: 244 },
  ],
  front: `<defs>${down('front', [
    [0, tone(hue, 34, 66)],
    [1, tone(hue, 36, 52)],
  ])}</defs><path d="M60 388h520q8 0 6 9l-30 126q-4 18-26 18H110q-22 0-26-18L54 397q-2-9 6-9z" fill="url(#front)"/>
<rect x="54" y="386" width="532" height="18" rx="9" fill="${tone(hue, 40, 80)}"/>
<path d="M118 424l14 96M214 424l6 96M320 424v96M426 424l-6 96M522 424l-14 96" stroke="#fff" stroke-opacity=".25" stroke-width="6" stroke-linecap="round"/>`,
});

const weave = () => {
  const rows = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 11 }, (_, column) => {
      const x = 112 + column * 40 + (row % 2) * 20 - row * -3;
      return `<rect x="${x}" y="${398 + row * 36}" width="32" height="27" rx="9" fill="${(row + column) % 2 ? '#e3b97c' : '#cf9f5f'}"/>`;
    }).join(''),
  );
  return rows.join('');
};

export const basket = (hue: number): Drawing => ({
  back: `${shadow(hue, 320, 552, 260)}<path d="M96 380q0-300 224-300t224 300" fill="none" stroke="#b98547" stroke-width="20"/>
<path d="M96 380q0-300 224-300t224 300" fill="none" stroke="#dcae6c" stroke-width="7"/><ellipse cx="320" cy="384" rx="234" ry="42" fill="#8a5f30"/>`,
  spots: [
    { x: 204, y: 314, size: 206, turn: -14 },
    { x: 436, y: 314, size: 206, turn: 14 },
    { x: 320, y: 290, size: 250 },
  ],
  front: `<defs>${across('straw', [
    [0, '#a97638'],
    [0.3, '#d9a966'],
    [0.7, '#cc9a57'],
    [1, '#9a6a31'],
  ])}<clipPath id="body"><path d="M86 384h468l-36 140q-6 28-40 28H162q-34 0-40-28z"/></clipPath></defs>
<g clip-path="url(#body)"><rect x="80" y="384" width="480" height="170" fill="url(#straw)"/>${weave()}
<rect x="80" y="384" width="480" height="170" fill="url(#straw)" opacity=".28"/></g>
<rect x="76" y="370" width="488" height="34" rx="17" fill="url(#straw)"/><rect x="92" y="376" width="456" height="7" rx="3.5" fill="#fff" opacity=".3"/>`,
});

/** A shop's badge: the glyph on a deep ground with a fine ring. */
export const badge = (hue: number): Drawing => ({
  back: `<defs>${down('ground', [
    [0, tone(hue, 42, 40)],
    [1, tone(hue, 48, 25)],
  ])}</defs><rect width="640" height="640" fill="url(#ground)"/>
<circle cx="320" cy="320" r="252" fill="${tone(hue, 55, 96)}"/><circle cx="320" cy="320" r="232" fill="none" stroke="${tone(hue, 42, 38)}" stroke-width="4" opacity=".5"/>
${shadow(hue, 320, 472, 130, 0.35)}`,
  spots: [{ x: 320, y: 314, size: 300 }],
  front: '',
});
