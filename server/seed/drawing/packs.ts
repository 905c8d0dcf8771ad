/** Closed packs with the glyph as their label: jars, bottles, cartons, tins, boxes, bags, pouches and tubs. */
import { across, CREAM, type Drawing, down, label, rounded, shadow, tone } from './shapes.ts';

const gloss = (x: number, y: number, width: number, height: number, opacity = 0.4) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="#fff" opacity="${opacity}"/>`;

const centred = (y: number, size: number) => [{ x: 320, y, size }];

export const jar = (hue: number): Drawing => ({
  back: `${shadow(hue, 320, 566, 210)}<defs>${rounded('body', hue, 66, 54)}${rounded('lid', hue + 18, 30, 34)}</defs>
<rect x="178" y="150" width="284" height="416" rx="62" fill="url(#body)"/>
<rect x="178" y="150" width="284" height="416" rx="62" fill="#fff" opacity=".14"/>
<path d="M190 196q130 22 260 0v-8q-130-30-260 0z" fill="#fff" opacity=".3"/>
<rect x="200" y="82" width="240" height="74" rx="18" fill="url(#lid)"/>
<rect x="200" y="134" width="240" height="9" fill="#000" opacity=".14"/>
${label(hue, 320, 366, 226, 250)}`,
  spots: centred(354, 178),
  front: gloss(196, 216, 16, 290) + gloss(218, 96, 10, 42, 0.35),
});

export const bottle = (hue: number): Drawing => ({
  back: `${shadow(hue, 320, 580, 180)}<defs>${rounded('body', hue, 80, 56)}${rounded('cap', hue + 12, 34, 36)}</defs>
<path d="M276 128h88v52c0 44 72 62 72 132v226a42 42 0 0 1-42 42H246a42 42 0 0 1-42-42V312c0-70 72-88 72-132z" fill="url(#body)"/>
<path d="M280 178h80v-26h-80z" fill="#fff" opacity=".28"/>
<rect x="268" y="62" width="104" height="72" rx="14" fill="url(#cap)"/>
${label(hue, 320, 428, 200, 226)}`,
  spots: centred(418, 158),
  front: gloss(222, 318, 14, 220) + gloss(286, 76, 8, 44, 0.35),
});

export const tallBottle = (hue: number): Drawing => ({
  back: `${shadow(hue, 320, 592, 150)}<defs>${rounded('body', hue, 46, 44)}${rounded('cap', hue + 30, 26, 26)}</defs>
<path d="M290 92h60v116c0 42 60 52 60 112v236a36 36 0 0 1-36 36H266a36 36 0 0 1-36-36V320c0-60 60-70 60-112z" fill="url(#body)"/>
<rect x="284" y="44" width="72" height="88" rx="10" fill="url(#cap)"/>
<rect x="284" y="122" width="72" height="7" fill="${tone(hue, 60, 78)}" opacity=".8"/>
${label(hue, 320, 440, 164, 214)}`,
  spots: centred(430, 132),
  front: gloss(244, 332, 11, 230, 0.35) + gloss(298, 150, 7, 60, 0.35),
});

export const carton = (hue: number): Drawing => ({
  back: `${shadow(hue, 330, 580, 190)}<defs>${down('face', [
    [0, '#ffffff'],
    [1, tone(hue, 40, 94)],
  ])}${across('side', [
    [0, tone(hue, 30, 84)],
    [1, tone(hue, 32, 74)],
  ])}${down('band', [
    [0, tone(hue, 56, 54)],
    [1, tone(hue, 58, 44)],
  ])}</defs>
<path d="M190 200h208v380H190z" fill="url(#face)"/><path d="M398 200l66-18v376l-66 22z" fill="url(#side)"/>
<path d="M190 200l34-92h196l-22 92z" fill="${tone(hue, 52, 62)}"/><path d="M398 200l22-92 44 74z" fill="${tone(hue, 48, 46)}"/>
<path d="M218 70h206v42H218z" fill="${tone(hue, 50, 50)}"/><path d="M218 70h206v9H218z" fill="#fff" opacity=".35"/>
<path d="M190 470q104-56 208 0v110H190z" fill="url(#band)"/><path d="M398 470q30-34 66-30v118l-66 22z" fill="${tone(hue, 54, 36)}"/>
<circle cx="294" cy="338" r="94" fill="${tone(hue, 60, 95)}"/>`,
  spots: [{ x: 294, y: 338, size: 166 }],
  front: '<path d="M190 200h14v380h-14z" fill="#fff" opacity=".5"/>',
});

export const tin = (hue: number): Drawing => ({
  back: `${shadow(hue, 320, 560, 200)}<defs>${rounded('body', hue, 58, 48)}${rounded('metal', 215, 8, 74)}</defs>
<path d="M186 146v392a134 30 0 0 0 268 0V146z" fill="url(#metal)"/>
<path d="M186 172v340a134 30 0 0 0 268 0V172a134 30 0 0 1-268 0z" fill="url(#body)"/>
<ellipse cx="320" cy="146" rx="134" ry="34" fill="${tone(215, 10, 88)}"/><ellipse cx="320" cy="148" rx="116" ry="26" fill="url(#metal)"/>
<ellipse cx="320" cy="150" rx="84" ry="17" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>
${label(hue, 320, 362, 206, 232)}`,
  spots: centred(352, 162),
  front: gloss(206, 216, 14, 300, 0.32),
});

export const flatTin = (hue: number): Drawing => ({
  back: `${shadow(hue, 320, 500, 260)}<defs>${rounded('side', hue, 44, 40)}${down('top', [
    [0, tone(hue, 54, 64)],
    [1, tone(hue, 54, 48)],
  ])}</defs>
<path d="M92 310v104a228 96 0 0 0 456 0V310z" fill="url(#side)"/>
<path d="M92 334v10a228 130 0 0 0 456 0v-10z" fill="#000" opacity=".16"/>
<ellipse cx="320" cy="300" rx="230" ry="138" fill="${tone(hue, 46, 76)}"/>
<ellipse cx="320" cy="296" rx="218" ry="128" fill="url(#top)"/>
<ellipse cx="320" cy="294" rx="176" ry="104" fill="${CREAM}"/>
<ellipse cx="320" cy="294" rx="164" ry="95" fill="none" stroke="${tone(hue, 45, 42)}" stroke-width="2.5" opacity=".55"/>`,
  spots: centred(272, 186),
  front:
    '<path d="M118 268a206 116 0 0 1 150-88" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/>',
});

export const box = (hue: number): Drawing => ({
  back: `${shadow(hue, 330, 574, 220)}<defs>${down('face', [
    [0, tone(hue, 56, 58)],
    [1, tone(hue, 56, 48)],
  ])}${across('side', [
    [0, tone(hue, 48, 40)],
    [1, tone(hue, 48, 33)],
  ])}</defs>
<path d="M142 142l44-42h330l-44 42z" fill="${tone(hue, 54, 72)}"/><path d="M472 142l44-42v436l-44 40z" fill="url(#side)"/>
<rect x="142" y="142" width="330" height="434" rx="5" fill="url(#face)"/>
<path d="M142 500q165-54 330 0v71a5 5 0 0 1-5 5H147a5 5 0 0 1-5-5z" fill="${tone(hue + 24, 52, 40)}" opacity=".8"/>
${label(hue, 307, 338, 252, 292)}`,
  spots: [{ x: 307, y: 326, size: 206 }],
  front: '<path d="M142 147a5 5 0 0 1 5-5h320a5 5 0 0 1 5 5v5H142z" fill="#fff" opacity=".4"/>',
});

export const bag = (hue: number): Drawing => ({
  back: `${shadow(hue, 320, 576, 210)}<defs>${across('paper', [
    [0, '#b98f5f'],
    [0.14, '#d5b083'],
    [0.4, '#e6c79d'],
    [0.72, '#d8b487'],
    [1, '#b0865a'],
  ])}</defs>
<path d="M178 152l12-20 18 14 18-14 19 14 18-14 19 14 19-14 19 14 19-14 19 14 18-14 19 14 18-14 18 14 18-14 13 20v386q0 38-34 38H212q-34 0-34-38z" fill="url(#paper)"/>
<path d="M178 214h284v12H178z" fill="#000" opacity=".1"/><path d="M178 206h284v8H178z" fill="#fff" opacity=".3"/>
<path d="M206 226l20 348M434 226l-18 348" stroke="#8d6a42" stroke-opacity=".28" stroke-width="4" fill="none"/>
<rect x="178" y="506" width="284" height="36" fill="${tone(hue, 50, 46)}" opacity=".9"/>
${label(hue, 320, 372, 214, 238)}`,
  spots: centred(362, 168),
  front: '',
});

export const pouch = (hue: number): Drawing => ({
  back: `${shadow(hue, 320, 576, 220)}<defs>${rounded('film', hue, 60, 52)}</defs>
<path d="M170 92h300l-8 96q22 180 12 356-2 34-40 34H206q-38 0-40-34-10-176 12-356z" fill="url(#film)"/>
<path d="M170 92h300l-3 42H173z" fill="${tone(hue, 48, 40)}"/>
<path d="M171 104h298M172 116h296M173 128h294" stroke="#fff" stroke-opacity=".22" stroke-width="3"/>
<path d="M168 520q152 46 304 0l2 24q-2 34-40 34H206q-38 0-40-34z" fill="#000" opacity=".12"/>
${label(hue, 320, 346, 222, 250)}`,
  spots: centred(335, 176),
  front: `<path d="M196 168q-16 180-8 340" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".3"/>
<path d="M448 180q14 160 8 320" fill="none" stroke="#000" stroke-width="8" stroke-linecap="round" opacity=".08"/>`,
});

export const tub = (hue: number): Drawing => ({
  back: `${shadow(hue, 320, 546, 220)}<defs>${rounded('cup', hue, 50, 86)}${rounded('lid', hue, 52, 56)}</defs>
<path d="M148 214h344l-34 300q-4 32-40 32H222q-36 0-40-32z" fill="url(#cup)"/>
<path d="M166 380h308l-15 134q-4 32-40 32H222q-36 0-40-32z" fill="${tone(hue, 56, 52)}" opacity=".85"/>
<rect x="128" y="164" width="384" height="62" rx="20" fill="url(#lid)"/><rect x="140" y="170" width="360" height="12" rx="6" fill="#fff" opacity=".4"/>
<path d="M149 226h342l-2 12H150z" fill="#000" opacity=".12"/>
<circle cx="320" cy="380" r="118" fill="${CREAM}"/><circle cx="320" cy="380" r="108" fill="none" stroke="${tone(hue, 45, 42)}" stroke-width="2.5" opacity=".5"/>`,
  spots: centred(380, 160),
  front: '<path d="M176 250l24 240" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".5"/>',
});
