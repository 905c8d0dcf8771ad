/** Things that no glyph shows: clothes and tools of the kitchen, drawn whole. */
import { across, type Drawing, down, rounded, shadow, tone } from './shapes.ts';

const drawn = (back: string): Drawing => ({ back, spots: [], front: '' });

const cloth = (hue: number, lightness = 56) =>
  down('cloth', [
    [0, tone(hue, 46, lightness + 10)],
    [1, tone(hue, 46, lightness - 8)],
  ]);

const steel = across('steel', [
  [0, '#8b929b'],
  [0.3, '#dfe4ea'],
  [0.65, '#aab1ba'],
  [1, '#737a84'],
]);

const wood = (hue: number) =>
  down('wood', [
    [0, tone(hue, 52, 68)],
    [1, tone(hue, 50, 52)],
  ]);

const line = (d: string, hue: number, width = 6, opacity = 0.5) =>
  `<path d="${d}" fill="none" stroke="${tone(hue, 40, 30)}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;

export const apron = (hue: number): Drawing =>
  drawn(`${shadow(hue, 320, 580, 180)}<defs>${cloth(hue)}</defs>
<path d="M252 130q-4-70 68-70t68 70" fill="none" stroke="${tone(hue, 40, 38)}" stroke-width="14"/>
<path d="M110 338q60 10 82-16M530 338q-60 10-82-16" fill="none" stroke="${tone(hue, 40, 38)}" stroke-width="12" stroke-linecap="round"/>
<path d="M244 126h152q0 120 78 158l8 282H158l8-282q78-38 78-158z" fill="url(#cloth)"/>
<path d="M228 372h184v104q0 20-20 20H248q-20 0-20-20z" fill="#000" opacity=".13"/>
${line('M244 140h152M228 384h184M320 384v110', hue, 5, 0.4)}`);

export const jacket = (hue: number): Drawing =>
  drawn(`${shadow(hue, 320, 574, 210)}<defs>${down('cloth', [
    [0, '#ffffff'],
    [1, tone(hue, 22, 86)],
  ])}</defs>
<path d="M236 110l84 40 84-40 86 44 70 220-74 30-32-88v244H186V316l-32 88-74-30 70-220z" fill="url(#cloth)" stroke="${tone(hue, 18, 66)}" stroke-width="5" stroke-linejoin="round"/>
${line('M320 150l-42 60v350', hue, 5, 0.35)}
${[250, 320, 390, 460].map((y) => `<circle cx="304" cy="${y}" r="9" fill="${tone(hue, 20, 40)}"/><circle cx="372" cy="${y}" r="9" fill="${tone(hue, 20, 40)}"/>`).join('')}`);

export const towel = (hue: number): Drawing =>
  drawn(`${shadow(hue, 320, 566, 220)}<defs>${cloth(hue, 62)}</defs>
<rect x="120" y="128" width="400" height="20" rx="10" fill="${tone(30, 34, 46)}"/>
<path d="M150 118h190v380q0 14-14 14H164q-14 0-14-14z" fill="url(#cloth)"/>
<path d="M356 118h134v424q0 14-14 14H370q-14 0-14-14z" fill="#fffdf7"/>
<path d="M150 440h190v16H150zM150 470h190v10H150z" fill="#fff" opacity=".7"/>
<path d="M356 476h134v18H356zM356 508h134v10H356z" fill="${tone(hue, 46, 50)}" opacity=".8"/>
${line('M245 132v300M423 132v330', hue, 3, 0.2)}`);

export const mitt = (hue: number): Drawing =>
  drawn(`${shadow(hue, 320, 574, 190)}<defs>${cloth(hue)}</defs>
<path d="M220 560V300q0-190 112-190t112 170v60q30-60 66-56 44 8 22 74l-60 128q-18 40-52 42v32z" fill="url(#cloth)"/>
<rect x="204" y="492" width="224" height="76" rx="16" fill="#fffdf7"/>
${line('M248 200l160 150M236 270l170 160M240 350l120 116M400 190L244 330M430 240L246 420M420 330L300 470', hue, 4, 0.3)}`);

export const tote = (hue: number): Drawing =>
  drawn(`${shadow(hue, 320, 580, 210)}<defs>${cloth(hue, 76)}</defs>
<path d="M232 260q0-180 88-180t88 180" fill="none" stroke="${tone(hue, 40, 52)}" stroke-width="20"/>
<path d="M150 228h340l24 330q2 18-16 18H142q-18 0-16-18z" fill="url(#cloth)"/>
<path d="M320 350c60-70 130 20 0 120-130-100-60-190 0-120z" fill="${tone(hue + 96, 36, 40)}"/>
${line('M150 246h340', hue, 5, 0.35)}`);

export const pan = (hue: number): Drawing =>
  drawn(`${shadow(hue, 300, 500, 230)}<defs>${down('iron', [
    [0, tone(hue, 12, 38)],
    [1, tone(hue, 14, 20)],
  ])}</defs>
<path d="M420 300l176-76q26-8 30 14t-18 32l-170 78z" fill="url(#iron)"/>
<path d="M60 316q0 176 220 176t220-176z" fill="url(#iron)"/>
<ellipse cx="280" cy="316" rx="222" ry="92" fill="${tone(hue, 10, 46)}"/><ellipse cx="280" cy="324" rx="196" ry="76" fill="${tone(hue, 14, 17)}"/>
<path d="M120 308q40-52 130-56" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="10" stroke-linecap="round"/>`);

export const pot = (hue: number): Drawing =>
  drawn(`${shadow(hue, 320, 552, 240)}<defs>${rounded('body', hue, 62, 44)}</defs>
<path d="M84 330q-30 0-30 28t30 28h40v-56zM556 330q30 0 30 28t-30 28h-40v-56z" fill="${tone(hue, 60, 32)}"/>
<path d="M116 290h408v190q0 66-66 66H182q-66 0-66-66z" fill="url(#body)"/>
<path d="M104 292q6-100 216-100t216 100z" fill="url(#body)"/><path d="M104 288h432v22H104z" fill="${tone(hue, 60, 30)}"/>
<rect x="280" y="150" width="80" height="46" rx="20" fill="${tone(40, 16, 24)}"/>
<path d="M158 340v140" stroke="#fff" stroke-opacity=".35" stroke-width="14" stroke-linecap="round"/>`);

export const mug = (hue: number): Drawing =>
  drawn(`${shadow(hue, 310, 544, 200)}<defs>${rounded('body', hue, 48, 56)}</defs>
<path d="M430 250h46q74 0 74 92t-96 104" fill="none" stroke="${tone(hue, 44, 46)}" stroke-width="34" stroke-linecap="round"/>
<path d="M150 180h300v280q0 76-76 76H226q-76 0-76-76z" fill="url(#body)"/>
<path d="M150 430h300v30q0 76-76 76H226q-76 0-76-76z" fill="${tone(30, 30, 80)}"/>
<ellipse cx="300" cy="182" rx="150" ry="40" fill="${tone(hue, 40, 76)}"/><ellipse cx="300" cy="190" rx="128" ry="30" fill="${tone(22, 46, 20)}"/>
<path d="M180 260v140" stroke="#fff" stroke-opacity=".4" stroke-width="14" stroke-linecap="round"/>`);

export const bowl = (hue: number): Drawing =>
  drawn(`${shadow(hue, 320, 528, 220)}<defs>${rounded('body', hue, 34, 52)}</defs>
<path d="M80 280h480q0 160-150 220v16q0 14-14 14H244q-14 0-14-14v-16Q80 440 80 280z" fill="url(#body)"/>
<ellipse cx="320" cy="282" rx="240" ry="80" fill="${tone(hue, 26, 84)}"/><ellipse cx="320" cy="294" rx="210" ry="60" fill="${tone(hue, 24, 70)}"/>
<path d="M120 350q30 80 90 116" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="12" stroke-linecap="round"/>`);

export const flask = (hue: number): Drawing =>
  drawn(`${shadow(hue, 320, 586, 150)}<defs>${rounded('body', hue, 30, 48)}${steel}</defs>
<path d="M286 60h68q16 0 16 16v70H270V76q0-16 16-16z" fill="url(#steel)"/>
<path d="M262 140h116v40q44 22 44 80v276q0 40-40 40H258q-40 0-40-40V260q0-58 44-80z" fill="url(#body)"/>
<rect x="218" y="520" width="204" height="20" fill="url(#steel)"/>
<path d="M248 270v220" stroke="#fff" stroke-opacity=".35" stroke-width="14" stroke-linecap="round"/>`);

export const board = (hue: number): Drawing =>
  drawn(`${shadow(hue, 320, 574, 220)}<defs>${wood(hue)}</defs>
<path d="M280 60h80q22 0 22 22v74h90q30 0 30 30v346q0 34-34 34H172q-34 0-34-34V186q0-30 30-30h90V82q0-22 22-22z" fill="url(#wood)"/>
<circle cx="320" cy="112" r="20" fill="${tone(hue, 60, 94)}"/>
${line('M190 210q130 26 260 0M190 290q130-22 260 6M190 372q130 24 260-4M190 452q130-18 260 8M190 526q130 14 260 0', hue, 5, 0.22)}`);
