/** The things behind the glyphs with which the recipes of categories, shops, banners and posts name what is on them. */
import * as b from './things/bakery-and-dairy.ts';
import { grains } from './things/catalogue-of-grains.ts';
import * as f from './things/fruit.ts';
import * as h from './things/home-and-sweets.ts';
import * as m from './things/meat-and-fish.ts';
import { bowlOf, dipper, dollop, drop, soupBowl, tumbler } from './things/served.ts';
import type { Thing } from './things/thing.ts';
import * as v from './things/vegetables.ts';
import * as w from './things/wares.ts';

const bowl = '#e9e4da';
const { rose, tulip, daisy } = h.bloom;

const things: Record<string, Thing> = {
  '🍎': f.apple('#c3252e', '#8e1420'),
  '🍏': f.apple('#8fb93a', '#c8c04a'),
  '🍐': f.pear('#c2c04a'),
  '🍊': f.orange('#f08a1c'),
  '🍋': f.lemon('#f4d23c'),
  '🍌': f.bananas(4),
  '🍍': f.pineapple(),
  '🍇': f.grapes('#43204c'),
  '🍓': f.strawberry(),
  '🫐': f.blueberry(),
  '🍒': f.cherries('#a3142c'),
  '🥑': f.avocadoHalf(),
  '🍅': v.tomato(),
  '🥕': v.carrot(),
  '🥔': v.potato(),
  '🧄': v.garlic(),
  '🥦': v.broccoli(),
  '🥬': v.lettuce(),
  '🫑': v.pepper('#3f8a2f'),
  '🌶️': v.chilli(),
  '🍄': v.mushroom('#b98a5c'),
  '🫒': v.olive('#8f9f3c', '#c8302c'),
  '🌿': v.herbs('#3f9a45', 'broad'),
  '🫛': v.peaPod(),
  '🧀': b.cheeseWedge('#eeb440', '#d08a20', 4),
  '🥛': tumbler('#fbf8f0'),
  '🐄': tumbler('#fbf8f0'),
  '🌱': tumbler('#eadcb8'),
  '🥄': dollop('#ffffff', '#8fa9d6'),
  '🧈': b.cuboid('#f5dc7c'),
  '🥚': b.egg('#d9a274'),
  '🍞': b.sourdough(),
  '🥖': b.baguette(),
  '🥐': b.croissant(),
  '🥨': b.pretzel(),
  '🥯': b.bagel('#f7e8c0'),
  '🫓': b.flatbread('#ecd2a0'),
  '🍰': b.cakeSlice(),
  '🧁': b.cupcake('#f2a0bd', true),
  '🥩': m.steak('#b8332e'),
  '🍗': m.drumstick(),
  '🍖': m.lambLeg(),
  '🥓': m.rashers('#a83430'),
  '🐟': m.wholeFish('#6f7f88', '#e6eaea'),
  '🦐': m.prawn('#f2a080', true),
  '🍤': m.prawn('#f2a080', true),
  '🦞': m.lobster(),
  '🦀': m.crab(),
  '🍚': bowlOf(grains.longRice('#f8f3e4'), '#c3d2dc'),
  '🍝': bowlOf(grains.fusilli(), bowl),
  '🫘': bowlOf(grains.beans('#7a1f1c'), bowl),
  '🥫': bowlOf(grains.chickpeas(), '#c4704a'),
  '🫙': dipper('#e09a1c'),
  '🌾': bowlOf(grains.flakes('#ead6a8'), bowl),
  '🌰': bowlOf(grains.almonds(), bowl),
  '🥜': bowlOf(grains.peanuts(), '#c3d2dc'),
  '🌴': f.dateFruit('#6b3a1c'),
  '🥣': bowlOf(grains.muesli('#c8283c'), bowl),
  '🍯': dipper('#e09a1c'),
  '🍫': h.chocolate('#7a4420'),
  '🍪': h.cookie('#d09a54', '#3c1f10'),
  '🍿': bowlOf(grains.popcorn(), '#c8403a'),
  '🧆': h.falafel(),
  '🥙': h.stuffedPita(),
  '🥤': tumbler('#f5902c', true),
  '🧃': tumbler('#f5961c'),
  '💧': drop('#8ac0e0'),
  '🍵': h.hotDrink('#b8b04a', '#f3f1e6'),
  '🫖': h.hotDrink('#8f3a14'),
  '☕': h.hotDrink('#3c1f10', '#fbf8f2', '#c98f54'),
  '🍨': h.iceCreamBall('#f2a8b4', '#c8283c'),
  '🍦': h.cone(),
  '🧊': grains.ice(),
  '❄️': grains.ice(),
  '🍕': h.pizza(false),
  '🥟': h.dumplings(),
  '🧽': h.sponge(),
  '🧻': h.paperRoll(),
  '🧼': h.soap('#a8b87a'),
  '🧴': dollop('#fdf4e8', '#e6c9b0'),
  '🧺': w.tote('#e3d5b8'),
  '🐾': bowlOf(grains.kibble('#8a5426', '#b87a3c'), '#c8403a'),
  '💐': h.bouquet('#e8c8d0', [rose('#e05a7a'), daisy(), tulip('#8a5ac0')]),
  '🌷': tulip('#e05a8a'),
  '🪴': h.pottedHerb(),
  '🧵': w.apron('#b5715c'),
  '🍳': w.pan(),
  '🥘': w.stewPot('#b3261e'),
  '🍽️': w.bowlWare('#6fae8c'),
  '🏪': soupBowl('#d98a3c'),
};

export const thingOf = (glyph: string): Thing => {
  const found = things[glyph];
  if (!found) throw new Error(`Nothing is drawn for the glyph ${glyph}`);
  return found;
};
