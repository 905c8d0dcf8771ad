/** How fruit, vegetables, dairy, bread, meat and fish are shown. */
import { board, boardPile } from '../dishes/boards.ts';
import { cardPunnet, crate, net, punnet, sleeve, tray, windowBox } from '../dishes/counters.ts';
import { alone, pair, pile, trio } from '../dishes/loose.ts';
import { bowl, creamy, glass, plate } from '../dishes/tableware.ts';
import { kraftBag, pillow, pouch } from '../packs/bags.ts';
import { bottle as drinkBottle, jarOf } from '../packs/bottles.ts';
import { carton, lowBox, wrapper } from '../packs/boxes.ts';
import { fishTin, flatTin, lowCan } from '../packs/tins.ts';
import { pot, tub } from '../packs/tubs.ts';
import { loose, packed, type Scene, type Subject, shot } from '../subject.ts';
import * as b from '../things/bakery-and-dairy.ts';
import * as f from '../things/fruit.ts';
import * as m from '../things/meat-and-fish.ts';
import { dollop, tumbler } from '../things/served.ts';
import { small } from '../things/thing.ts';
import * as v from '../things/vegetables.ts';

const bag: Scene = shot(kraftBag);

const red = f.apple('#c3252e', '#8e1420');
const rosy = f.apple('#d8483c', '#e0b04a');
const yellow = '#f4d23c';

const fruit: Record<string, Subject> = {
  'red-apples': loose(red, pile, bag),
  'green-apples': loose(f.apple('#8fb93a', '#c8c04a'), pile, net),
  'organic-red-apples': loose(rosy, crate, cardPunnet),
  'snack-apples': loose(f.apple('#cf3a30', '#d9952c'), net, bowl('#dfe7e2')),
  'butter-pears': loose(f.pear('#c2c04a'), trio, bag),
  'organic-pears': loose(f.pear('#a8b545'), crate, cardPunnet),
  'yellow-peaches': loose(f.peach('#f2b24a', '#d8452f'), pile, punnet),
  apricots: loose(f.peach('#f0a040', '#d9702c'), punnet, bowl('#e9e4da')),
  'sweet-cherries': loose(f.cherries('#a3142c'), pair, punnet),
  'sour-cherries': loose(small(f.cherries('#cf2030'), 0.85), cardPunnet, bowl('#dfe5ea')),
  'navel-oranges': loose(f.orange('#f08a1c'), pile, net),
  'juicing-oranges': loose(f.orange('#f29a2c'), net, glass('#f5a02c')),
  clementines: loose(f.orange('#f07a14', 0.86), crate, net),
  'unwaxed-lemons': loose(f.lemon(yellow), pile, bag),
  'organic-lemons': loose(f.lemon('#f0cc34'), crate, net),
  limes: loose(f.lemon('#78ad35'), pile, net),
  strawberries: loose(small(f.strawberry(), 0.8), punnet, bowl('#f0ece4')),
  'organic-strawberries': loose(small(f.strawberry('#cf1f2c'), 0.8), cardPunnet, trio),
  'jam-strawberries': loose(f.strawberry('#b81a28'), crate, bag),
  blueberries: loose(small(f.blueberry(), 0.52), punnet, bowl('#f0ece4')),
  'wild-blueberries': loose(small(f.blueberry('#2f3a6b'), 0.46), cardPunnet, bowl('#d9dfd2')),
  'black-seedless-grapes': loose(f.grapes('#43204c'), alone, punnet),
  'muscat-grapes': loose(f.grapes('#9aae4a'), alone, cardPunnet),
  bananas: loose(f.bananas(4), alone, sleeve),
  'organic-fairtrade-bananas': loose(f.bananas(3, '#e8c83c'), sleeve, crate),
  'baby-bananas': loose(f.bananas(5, '#f4c22c'), alone, bag),
  'ripe-mango': loose(f.mango(), alone, bag),
  'mango-crate': loose(f.mango(), crate, pair),
  'golden-pineapple': loose(f.pineapple(), alone, pair),
  'cut-pineapple': packed(f.pineapple(), tub, plate),
  'green-kiwi': loose(f.kiwi(), pile, punnet),
  'organic-kiwi': loose(f.kiwiHalf(), pair, cardPunnet),
  watermelon: loose(f.watermelon(), alone, pair),
  'cut-watermelon': packed(f.watermelonWedge(), tub, plate),
  'honey-melon': loose(f.melon(), alone, sleeve),
  'whole-coconut': loose(f.coconut(), pair, sleeve),
};

const vegetables: Record<string, Subject> = {
  'vine-tomatoes': loose(v.tomato(), pile, punnet),
  'cherry-tomatoes': loose(small(v.tomato('#e0301e'), 0.7), punnet, bowl('#dfe7e2')),
  'organic-tomatoes': loose(v.tomato('#c8321c'), crate, cardPunnet),
  'sauce-tomatoes': loose(v.tomato('#b8281a'), net, crate),
  cucumber: loose(v.cucumber(), pair, sleeve),
  'snack-cucumbers': loose(v.cucumber(), punnet, board),
  'romaine-lettuce': loose(v.lettuce(), alone, sleeve),
  'salad-leaf-mix': packed(v.leafOf('#6fae3c'), pillow, bowl('#ece7dc')),
  'ripe-avocados': loose(f.avocadoHalf(), alone, pair),
  'organic-avocados': loose(f.avocado(), trio, net),
  'garden-salad-bowl': packed(v.lettuce(), tub, bowl('#c9d6c0')),
  carrots: loose(v.carrot(), trio, bag),
  'organic-carrots': loose(v.carrot(), crate, sleeve),
  'juicing-carrots': loose(v.carrot(), net, glass('#ee7a1c')),
  'salad-potatoes': loose(v.potato('#dcbb7c'), pile, net),
  'baking-potatoes': loose(v.potato('#b98a52'), trio, bag),
  'organic-potatoes': loose(v.potato('#c79a5c'), crate, bag),
  'sweet-potatoes': loose(v.sweetPotato(), pile, bag),
  'yellow-onions': loose(v.onion(), pile, net),
  'sweet-onions': loose(v.onion('#9a3a5c'), net, trio),
  garlic: loose(v.garlic(), trio, net),
  'organic-garlic': loose(v.garlic(), cardPunnet, pair),
  'fresh-ginger': loose(v.ginger(), alone, punnet),
  broccoli: loose(v.broccoli(), alone, sleeve),
  'organic-broccoli': loose(v.broccoli(), pair, crate),
  'fresh-mint': loose(v.herbs('#3f9a45', 'broad'), alone, sleeve),
  'fresh-coriander': loose(v.herbs('#56a83c', 'fan'), alone, sleeve),
  'fresh-thyme': loose(v.herbs('#6f8f58', 'tiny'), alone, sleeve),
  'baby-spinach': packed(v.leafOf('#3f8a35'), pillow, bowl('#ece7dc')),
  'wild-rocket': packed(v.leafOf('#5a9a3a', true), pillow, bowl('#dfe5ea')),
  'peas-in-the-pod': loose(v.peaPod(), pile, bag),
  'green-peppers': loose(v.pepper('#3f8a2f'), pair, net),
  'organic-green-peppers': loose(v.pepper('#56983a'), crate, cardPunnet),
  'red-chillies': loose(v.chilli(), pile, punnet),
  'sweetcorn-cobs': loose(v.corn(true), pair, sleeve),
  'trimmed-corn-cobs': loose(v.corn(false), trio, tray),
  courgettes: loose(v.courgette(), pile, bag),
  'organic-courgettes': loose(v.courgette(), crate, cardPunnet),
  aubergine: loose(v.aubergine(), alone, bag),
  'baby-aubergines': loose(v.aubergine(), trio, punnet),
  'forest-mushrooms': loose(v.mushroom('#9a6a3c'), punnet, trio),
  'cooking-mushrooms': loose(v.mushroom('#efe6d6'), cardPunnet, trio),
};

const milk = tumbler('#fbf8f0');
const dairy: Record<string, Subject> = {
  'whole-milk': packed(milk, carton, glass('#fbf8f0')),
  'semi-skimmed-milk': packed(milk, carton, glass('#fbf9f4')),
  'skimmed-milk': packed(milk, carton, glass('#f7f8f8')),
  'organic-whole-milk': packed(milk, carton, glass('#fcf8ec')),
  'lactose-free-milk': packed(milk, carton, glass('#faf8f3')),
  'goat-milk': packed(milk, drinkBottle('#fbf8ee', '#c9a45c'), glass('#fbf8ee')),
  'double-cream': packed(dollop('#fdf6e2'), drinkBottle('#fdf6e2', '#b8863c'), creamy('#fdf6e2')),
  'cultured-buttermilk': packed(tumbler('#fbf6e4'), drinkBottle('#fbf6e4', '#3f8a9a'), glass('#fbf6e4')),
  'salted-ayran': packed(tumbler('#f8f8f4', true), drinkBottle('#f8f8f4', '#2f8a78'), glass('#f8f8f4', true)),
  'mature-cheddar': loose(b.cheeseWedge('#eeb440', '#d08a20'), board, shot(wrapper)),
  'cellar-gouda': loose(b.cheeseWedge('#f2cf6a', '#c8302c', 5), board, shot(wrapper)),
  'smoked-cheese': loose(b.smokedCheese(), board, shot(flatTin)),
  'grated-pizza-cheese': packed(b.shavings('#f2cf6a'), pouch, bowl('#dfe5ea')),
  'feta-in-brine': packed(b.cuboid('#f6f3ea', { holes: 22 }), tub, board),
  halloumi: packed(b.cuboid('#f1ead6'), pouch, boardPile),
  'cream-cheese': packed(dollop('#fbf7ec'), tub, creamy('#fbf7ec', '#cfdbe4')),
  'fresh-mozzarella': packed(b.mozzarella(), pouch, plate),
  labneh: packed(dollop('#fbf8f0', '#c9b48a', v.olive('#7a8a34')), tub, creamy('#fbf8f0', '#c9b48a')),
  'greek-yoghurt': packed(dollop('#fdfbf5'), pot, creamy('#fdfbf5', '#b9cfe0')),
  'strawberry-yoghurt': packed(f.strawberry(), pot, creamy('#f7ccd2')),
  'blueberry-yoghurt': packed(f.blueberry(), pot, creamy('#cfc4e4')),
  'peach-yoghurt': packed(f.peach('#f2b24a', '#d8452f'), pot, creamy('#fbdcb4')),
  'honey-yoghurt': packed(dollop('#fbf1d6'), pot, creamy('#fbf1d6', '#e0b864')),
  'unsalted-butter': loose(b.cuboid('#f5dc7c'), board, shot(wrapper)),
  'sea-salt-butter': packed(b.cuboid('#f3d76a', { holes: 26 }), wrapper, board),
  ghee: packed(dollop('#f2c84a'), jarOf('#f0c244', '#b8862c'), creamy('#f2c84a')),
  'free-range-eggs': loose(b.egg('#d9a274'), pile, shot(lowBox)),
  'organic-free-range-eggs': loose(b.egg('#efe0cb'), bowl('#b9a684'), shot(lowBox)),
  'large-farm-eggs': loose(b.egg('#c98c5c'), crate, shot(lowBox)),
};

const bakery: Record<string, Subject> = {
  'country-sourdough': loose(b.sourdough(), board, bag),
  'wholemeal-loaf': loose(b.tinLoaf('#8f5220', '#c99a62'), board, bag),
  'seeded-rye': loose(b.sourdough('#6b3c1c', '#d9c08a'), board, bag),
  'white-toast-loaf': packed(b.tinLoaf('#c98a44', '#fbf1dc'), pillow, board),
  baguette: loose(b.baguette(), pair, bag),
  'wholemeal-baguette': loose(b.baguette('#9a602a'), board, bag),
  'sesame-bagels': loose(b.bagel('#f7e8c0'), trio, bag),
  'cinnamon-bagels': loose(b.bagel('#8a4a1c'), boardPile, bag),
  'pita-bread': loose(b.flatbread('#ecd2a0'), trio, shot(pouch)),
  lavash: loose(b.flatbread('#f0dcb4'), board, bag),
  'garlic-naan': loose(b.flatbread('#e0b878', '#4f8a3a'), boardPile, shot(pouch)),
  'barbari-bread': loose(b.barbari(), board, bag),
  'wheat-wraps': packed(b.wrap(), pouch, boardPile),
  'corn-taco-shells': packed(b.taco(), lowBox, trio),
  'butter-croissant': loose(b.croissant(), board, bag),
  'almond-croissant': loose(b.croissant(true), plate, bag),
  'mini-croissants': loose(b.croissant(), trio, windowBox),
  'salted-pretzel': loose(b.pretzel(), board, bag),
  'glazed-doughnut': loose(b.doughnut(), plate, bag),
  'doughnut-box': loose(b.doughnut('#7a4420'), windowBox, trio),
  'vanilla-waffles': loose(b.waffle(), plate, shot(pouch)),
  'breakfast-pancakes': loose(b.pancakes(), plate, shot(pouch)),
  'strawberry-cream-cake': loose(b.cakeSlice(), plate, windowBox),
  'birthday-cake': loose(b.birthdayCake(), board, windowBox),
  'vanilla-cupcakes': loose(b.cupcake('#f8e6c8'), pair, windowBox),
  'party-cupcakes': loose(b.cupcake('#f2a0bd', true), trio, windowBox),
  'apple-pie': loose(b.pie('#c98a2c'), board, windowBox),
  'cherry-pie': loose(b.pie('#8a1424'), plate, windowBox),
  'caramel-custard': loose(b.custard(), alone, windowBox),
};

const BEEF = '#b8332e';
const meat: Record<string, Subject> = {
  'sirloin-steak': loose(m.steak(BEEF), board, tray),
  'ribeye-steak': loose(m.steak('#a82a28', { marbled: 64 }), tray, plate),
  'beef-mince': loose(m.mince(BEEF), tray, plate),
  'diced-stewing-beef': loose(m.cubes(BEEF), board, tray),
  'leg-of-lamb': loose(m.lambLeg(), board, tray),
  'lamb-shanks': loose(m.lambShank(), pair, tray),
  'lamb-chops': loose(m.lambChop(), boardPile, tray),
  'chicken-legs': loose(m.drumstick(), pair, tray),
  'chicken-wings': loose(m.wing(), trio, tray),
  'chicken-breast-fillets': loose(m.fillet('#f3c4ac'), boardPile, tray),
  'whole-chicken': loose(m.wholeChicken(), board, tray),
  'turkey-steaks': loose(m.steak('#eeb4a0', { marbled: 4, rim: false }), boardPile, tray),
  'turkey-mince': loose(m.mince('#e8a894'), tray, plate),
  'beef-bacon': loose(m.rashers('#a83430'), tray, board),
  'turkey-bacon': loose(m.rashers('#d98a74'), board, tray),
  'chicken-sausages': loose(m.sausages('#d99a7a'), tray, plate),
  merguez: loose(m.sausages('#9a2c1e', 5), board, tray),
  'beef-burgers': packed(m.patties(), lowBox, tray),
  'salmon-fillets': loose(m.salmon(), boardPile, tray),
  'salmon-sushi-set': loose(m.nigiri('#f08a5c'), trio, tray),
  'cod-fillets': loose(m.whiteFish(), boardPile, tray),
  'sea-bass': loose(m.wholeFish('#6f7f88', '#e6eaea'), plate, tray),
  'sea-bream': loose(m.wholeFish('#9a8f98', '#f1e8e4'), board, tray),
  'rainbow-trout': loose(m.wholeFish('#7d8f62', '#eccfc4', '#3a3a2a'), board, tray),
  'raw-king-prawns': loose(m.prawn('#b9b3a8'), plate, tray),
  'peeled-prawns': loose(m.prawn('#f2a080', true), trio, tray),
  lobster: loose(m.lobster(), alone, plate),
  'dressed-crab': loose(m.crab(), plate, tray),
  'rock-oysters': loose(m.oyster(), trio, plate),
  squid: loose(m.squid(), alone, tray),
  'sardines-in-olive-oil': packed(m.wholeFish('#5f7482', '#dfe6e8'), fishTin, plate),
  'tuna-in-spring-water': packed(m.fillet('#e6b8a4'), lowCan, plate),
  'tuna-in-olive-oil': packed(m.fillet('#d9a088'), lowCan, board),
  'spiced-mackerel': packed(m.wholeFish('#3f6a80', '#dfe4e2', '#22404f'), fishTin, plate),
  'smoked-salmon': packed(m.smokedSlices(), pouch, plate),
};

export const fresh: Record<string, Subject> = { ...fruit, ...vegetables, ...dairy, ...bakery, ...meat };
