/** How what is no food is shown: cleaning, care, pets, flowers, and the goods of the kitchen table. */
import { board } from '../dishes/boards.ts';
import { sleeve } from '../dishes/counters.ts';
import { alone, pair, pile, trio } from '../dishes/loose.ts';
import { bowl } from '../dishes/tableware.ts';
import { kraftBag, pillow, pouch, tube } from '../packs/bags.ts';
import { bottle, jarOf, jug, pump, tallBottle, trigger } from '../packs/bottles.ts';
import { box, hangCard, lowBox, slimBox, wrapper } from '../packs/boxes.ts';
import { fishTin } from '../packs/tins.ts';
import { loose, packed, type Subject, shot, showing } from '../subject.ts';

import { grains } from '../things/catalogue-of-grains.ts';
import * as f from '../things/fruit.ts';
import * as h from '../things/home-and-sweets.ts';
import { bubbles, cat, dog, dollop, drop, linen } from '../things/served.ts';
import { herbs } from '../things/vegetables.ts';
import * as w from '../things/wares.ts';

const card = shot(hangCard);
const { rose, tulip, sunflower, daisy, lavender } = h.bloom;

const household: Record<string, Subject> = {
  'lemon-washing-up-liquid': packed(
    f.citrusHalf('#f4d23c', '#f8e67a'),
    bottle('#f2dc4a', '#d9a81c'),
    showing(bubbles('#e6d25c'), alone),
  ),
  'all-purpose-cleaner': packed(bubbles('#6ab8cc'), trigger('#a9dce4'), alone),
  'laundry-liquid': packed(daisy('#f6c8da', '#f2c23c'), jug('#f3d3e2'), showing(linen('#f0c4d8'), alone)),
  'fabric-softener': packed(lavender(), jug('#d6c8ec'), showing(linen('#c9bce4'), alone)),
  'cleaning-vinegar': packed(drop('#a8d4c0'), tallBottle('#e4f0e6', '#3f8a5f', '#e0efe6'), pair),
  'washing-powder': packed(linen('#a8c4e0'), box, alone),
  'kitchen-sponges': loose(h.sponge(), trio, card),
  'floor-brush': loose(h.floorBrush(), alone, card),
  'cleaning-bucket': loose(h.bucket('#3f8fc4'), alone, pair),
  'household-gloves': loose(h.gloves('#e0607a'), alone, card),
  'toilet-paper': loose(h.paperRoll(), pile, shot(pillow)),
  'kitchen-towels': loose(h.paperRoll(true), pair, shot(pillow)),
  'paper-tissues': loose(h.tissueBox('#9cc4b8'), alone, trio),
  'olive-soap': loose(h.soap('#a8b87a'), board, shot(wrapper)),
  'lavender-hand-wash': packed(lavender(), pump('#cbbce4'), showing(bubbles('#a890d0'), alone)),
  'rose-shower-gel': packed(rose('#d8486c'), pump('#f0b8c4'), trio),
  'herbal-shampoo': packed(herbs('#4f9a4a', 'broad'), bottle('#a9cc9a', '#3f7a44'), alone),
  'hand-cream': packed(dollop('#fdf4e8', '#e6c9b0'), tube, alone),
  toothbrush: loose(h.toothbrush('#3f9ac4'), alone, card),
  'dry-dog-food': packed(dog('#c98f4c'), pouch, showing(grains.kibble('#8a5426', '#b87a3c'), bowl('#c8403a'))),
  'dry-cat-food': packed(cat('#d99a4a'), pouch, showing(grains.kibble('#9a5a30', '#c98a4c'), bowl('#8a6aa8'))),
  'cat-food-in-jelly': packed(cat('#8a8f98'), fishTin, showing(grains.cubes('#8a5438'), bowl('#5fa0a8'))),
  'dog-treats': packed(h.dogBone(), jarOf('#b8803c', '#3a3a38'), bowl('#8a9aa0')),
  'mixed-bouquet': loose(h.bouquet('#e8c8d0', [rose('#e05a7a'), daisy(), tulip('#8a5ac0')]), alone, sleeve),
  'red-roses': loose(h.bouquet('#e6ddd0', [rose('#c01c2c')]), alone, sleeve),
  tulips: loose(h.bouquet('#d9e4d0', [tulip('#e05a8a'), tulip('#f2a03c')]), alone, sleeve),
  sunflowers: loose(h.bouquet('#d9c8a8', [sunflower()]), alone, sleeve),
  'potted-herb': loose(h.pottedHerb(), alone, trio),
  'small-cactus': loose(h.cactus(), alone, trio),
};

const wares: Record<string, Subject> = {
  'linen-apron': loose(w.apron('#b5715c'), alone, shot(kraftBag)),
  'childrens-apron': loose(w.apron('#d0a63c', true), alone, shot(kraftBag)),
  'cooks-jacket': loose(w.jacket(), alone, shot(lowBox)),
  'tea-towels-set-of-two': loose(w.teaTowels('#7a9a5a'), alone, shot(slimBox)),
  'oven-mitt': loose(w.mitt('#a8564a'), alone, card),
  'cotton-shopping-bag': loose(w.tote('#e3d5b8'), alone, pair),
  'iron-frying-pan': loose(w.pan(), alone, shot(lowBox)),
  'enamel-stew-pot': loose(w.stewPot('#b3261e'), alone, shot(box)),
  'stoneware-mug': loose(w.mug('#a8764c'), alone, shot(box)),
  'breakfast-bowl': loose(w.bowlWare('#6fae8c'), alone, shot(lowBox)),
  'steel-water-bottle': loose(w.flask('#4f7f94'), alone, shot(slimBox)),
  'oak-chopping-board': loose(w.choppingBoard(), alone, shot(slimBox)),
};

export const home: Record<string, Subject> = { ...household, ...wares };
