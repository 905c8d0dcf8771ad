/**
 * Nutrition of the demo goods per 100 g or 100 ml, as the backs of their packs print it. Rounded values of common food
 * tables: energy in kcal, then fat, saturates, carbohydrate, sugars, protein and salt in grams.
 */

export type Nutrition = readonly [
  kcal: number,
  fat: number,
  saturates: number,
  carbohydrate: number,
  sugars: number,
  protein: number,
  salt: number,
];

const table = `
52 0.2 0 14 10.4 0.3 0 | red-apples green-apples organic-red-apples snack-apples
57 0.1 0 15 9.8 0.4 0 | butter-pears organic-pears
39 0.3 0 9.5 8.4 0.9 0 | yellow-peaches apricots
63 0.2 0 16 12.8 1.1 0 | sweet-cherries sour-cherries
47 0.1 0 11.8 9.4 0.9 0 | navel-oranges juicing-oranges clementines
29 0.3 0 9.3 2.5 1.1 0 | unwaxed-lemons organic-lemons limes
32 0.3 0 7.7 4.9 0.7 0 | strawberries organic-strawberries jam-strawberries frozen-strawberries
57 0.3 0 14.5 10 0.7 0 | blueberries wild-blueberries frozen-blueberries
69 0.2 0.1 18 15.5 0.7 0 | black-seedless-grapes muscat-grapes
89 0.3 0.1 22.8 12.2 1.1 0 | bananas organic-fairtrade-bananas baby-bananas
60 0.4 0.1 15 13.7 0.8 0 | ripe-mango mango-crate frozen-mango-pieces
50 0.1 0 13.1 9.9 0.5 0 | golden-pineapple cut-pineapple
61 0.5 0 14.7 9 1.1 0 | green-kiwi organic-kiwi
30 0.2 0 7.6 6.2 0.6 0 | watermelon cut-watermelon
36 0.1 0 9.1 8.1 0.5 0.05 | honey-melon
354 33.5 29.7 15.2 6.2 3.3 0.05 | whole-coconut
18 0.2 0 3.9 2.6 0.9 0.01 | vine-tomatoes cherry-tomatoes organic-tomatoes sauce-tomatoes peeled-tomatoes
15 0.1 0 3.6 1.7 0.7 0 | cucumber snack-cucumbers
17 0.3 0 3.3 1.2 1.2 0.02 | romaine-lettuce salad-leaf-mix
160 14.7 2.1 8.5 0.7 2 0.02 | ripe-avocados organic-avocados
68 4.1 0.6 5.6 3.2 1.8 0.4 | garden-salad-bowl
41 0.2 0 9.6 4.7 0.9 0.17 | carrots organic-carrots juicing-carrots
77 0.1 0 17.5 0.8 2 0.02 | salad-potatoes baking-potatoes organic-potatoes
86 0.1 0 20.1 4.2 1.6 0.14 | sweet-potatoes
40 0.1 0 9.3 4.2 1.1 0.01 | yellow-onions sweet-onions
149 0.5 0.1 33 1 6.4 0.04 | garlic organic-garlic
80 0.8 0.2 17.8 1.7 1.8 0.03 | fresh-ginger
34 0.4 0.1 6.6 1.7 2.8 0.08 | broccoli organic-broccoli frozen-broccoli
44 0.7 0.2 8.4 0.4 3.3 0.08 | fresh-mint fresh-coriander fresh-thyme
24 0.4 0.1 3.6 0.9 2.7 0.15 | baby-spinach wild-rocket
81 0.4 0.1 14.5 5.7 5.4 0.01 | peas-in-the-pod garden-peas
20 0.2 0.1 4.6 2.4 0.9 0.01 | green-peppers organic-green-peppers
40 0.4 0 8.8 5.3 1.9 0.02 | red-chillies
86 1.4 0.3 19 6.3 3.3 0.04 | sweetcorn-cobs trimmed-corn-cobs frozen-sweetcorn tinned-sweetcorn
17 0.3 0.1 3.1 2.5 1.2 0.02 | courgettes organic-courgettes
25 0.2 0 5.9 3.5 1 0 | aubergine baby-aubergines
22 0.3 0.1 3.3 2 3.1 0.01 | forest-mushrooms cooking-mushrooms tinned-mushrooms
64 3.6 2.3 4.7 4.7 3.3 0.1 | whole-milk organic-whole-milk lactose-free-milk
47 1.7 1.1 4.8 4.8 3.4 0.1 | semi-skimmed-milk
35 0.2 0.1 4.9 4.9 3.5 0.1 | skimmed-milk
69 4.1 2.7 4.5 4.5 3.6 0.12 | goat-milk
445 47.5 29.7 1.6 1.6 1.6 0.06 | double-cream
40 0.9 0.5 4.8 4.8 3.3 0.26 | cultured-buttermilk
37 1.9 1.2 2.9 2.9 1.9 0.7 | salted-ayran
416 34.9 21.7 0.1 0.1 25.4 1.8 | mature-cheddar smoked-cheese
375 30.5 19.6 0.1 0.1 25 1.7 | cellar-gouda
328 24 15.2 2 0.4 25.5 1.5 | grated-pizza-cheese
265 21.5 14.9 1.5 1.5 14.2 2.8 | feta-in-brine
321 25 17 1.8 1.8 22 2.6 | halloumi
240 23 15 3.6 3.6 5 0.75 | cream-cheese labneh
254 19.5 13.2 1 1 18.5 0.5 | fresh-mozzarella
97 5 3.4 3.9 3.9 9 0.1 | greek-yoghurt
98 2.8 1.8 13.5 12.9 4.4 0.14 | strawberry-yoghurt blueberry-yoghurt peach-yoghurt honey-yoghurt
744 82 52 0.6 0.6 0.6 0.03 | unsalted-butter
737 81 51.5 0.6 0.6 0.6 1.6 | sea-salt-butter
898 99.8 63 0 0 0 0 | ghee
131 9 2.5 0.3 0.3 12.6 0.35 | free-range-eggs organic-free-range-eggs large-farm-eggs
243 1.2 0.3 48 2.1 8.9 1.1 | country-sourdough wholemeal-loaf seeded-rye white-toast-loaf
262 1.4 0.3 53 2.6 9 1.3 | baguette wholemeal-baguette barbari-bread
264 1.9 0.4 50.5 6 10.2 1 | sesame-bagels cinnamon-bagels
268 2.4 0.4 52.5 2.8 8.7 1.1 | pita-bread lavash garlic-naan wheat-wraps
460 20 2.6 60 1.6 7 0.7 | corn-taco-shells
410 23 13.6 42 6.5 8.1 0.95 | butter-croissant almond-croissant mini-croissants
316 4.2 0.9 58 3 10 2.2 | salted-pretzel
405 20.5 8.9 48.4 20 5.6 0.7 | glazed-doughnut doughnut-box
330 14 4.5 43 9 7.4 0.9 | vanilla-waffles breakfast-pancakes
345 18 9.8 41 27 4.5 0.45 | strawberry-cream-cake birthday-cake vanilla-cupcakes party-cupcakes
265 12.5 5.6 36 18 2.6 0.4 | apple-pie cherry-pie
128 3.6 2.1 19.6 18.2 4.2 0.15 | caramel-custard
201 12.7 5.2 0 0 21 0.15 | sirloin-steak ribeye-steak
243 18 7.7 0 0 19.4 0.18 | beef-mince beef-burgers
156 6.9 2.9 0 0 23.2 0.15 | diced-stewing-beef
208 13.4 5.8 0 0 20.6 0.17 | leg-of-lamb lamb-shanks lamb-chops
187 12 3.4 0 0 19.1 0.22 | chicken-legs chicken-wings whole-chicken
110 1.3 0.4 0 0 24 0.15 | chicken-breast-fillets turkey-steaks
148 7.7 2.1 0 0 19.7 0.18 | turkey-mince
196 12.5 4.8 0.9 0.6 19.8 2.6 | beef-bacon turkey-bacon
228 17 5.4 2.6 0.6 16 1.8 | chicken-sausages merguez
208 13.4 3.1 0 0 20.4 0.15 | salmon-fillets
151 3.5 0.6 23 4.4 6.6 1.1 | salmon-sushi-set
82 0.7 0.1 0 0 17.8 0.2 | cod-fillets
124 4.6 1.1 0 0 19.6 0.18 | sea-bass sea-bream rainbow-trout
85 0.5 0.1 0.2 0 20.1 0.6 | raw-king-prawns peeled-prawns squid
89 0.9 0.2 0 0 19 1 | lobster dressed-crab
68 2 0.5 4 0 7.1 0.9 | rock-oysters
220 14 3 0 0 23.5 1 | sardines-in-olive-oil spiced-mackerel
109 0.6 0.2 0 0 25.5 0.9 | tuna-in-spring-water
189 10 1.6 0 0 25 0.9 | tuna-in-olive-oil
184 10.5 2.3 0.5 0.5 22 3 | smoked-salmon
351 0.8 0.2 78 0.2 7.8 0.01 | basmati-rice jasmine-rice sushi-rice risotto-rice rice-noodles rice-flour
362 2.7 0.5 75 0.9 7.6 0.01 | brown-rice
350 1.5 0.3 70 1.4 12.2 0.01 | bulgur-wheat couscous
368 6.1 0.7 64 2.8 14.1 0.01 | quinoa
356 1.6 0.4 71 3.2 12.6 0.01 | spaghetti penne fusilli wholewheat-linguine lasagne-sheets
365 3.8 1.1 69 2.4 13.2 0.4 | ramen-noodles egg-noodles
333 1 0.2 46 2.5 23.5 0.03 | red-kidney-beans white-beans red-lentils green-lentils split-peas
364 6 0.6 50 8 19.3 0.04 | chickpeas
823 91.5 14.3 0 0 0 0 | extra-virgin-olive-oil garlic-olive-oil chilli-olive-oil olive-oil-tin
824 91.6 10.5 0 0 0 0 | sunflower-oil corn-oil
862 99 87 0 0 0 0 | coconut-oil
22 0 0 0.9 0.4 0 0 | apple-cider-vinegar grape-vinegar
33 0.2 0 5.5 4.6 1.5 0.3 | tomato-passata
82 0.5 0.1 14 12 4.3 0.5 | tomato-paste
110 8.4 1.2 6 4.8 1.8 1.2 | basil-pasta-sauce
115 2.4 0.3 15 0.6 7 0.4 | tinned-chickpeas
60 0.1 0 14.6 14 0.4 0 | tinned-pineapple tinned-peaches
182 18 15.8 3.2 2.1 1.6 0.05 | coconut-milk
98 0.9 0.1 21 17 1.1 3.4 | chilli-sauce
38 1.2 0.2 5.4 2.2 1.2 0.6 | vegetable-soup
24 0.2 0 4.4 3.6 0.8 1.5 | pickled-cucumbers mixed-pickles
348 1.3 0.2 70 0.8 12.4 0 | bread-flour wholemeal-flour corn-flour
400 0 0 100 100 0 0 | caster-sugar
384 21 12.7 14 1.5 20.3 0.05 | baking-cocoa
0 0 0 0 0 0 98.5 | sea-salt-flakes
310 10 1.6 38 12 12 0.1 | sweet-paprika smoked-paprika chilli-flakes zaatar-blend cumin-seeds
312 3.3 1.8 60 3 9.7 0.07 | ground-turmeric ground-ginger ground-cinnamon green-cardamom black-pepper garlic-granules
290 6 1.6 52 4 12 0.1 | saffron-threads dried-chamomile dried-oregano dried-mint
277 0.2 0 68 64 2 0 | medjool-dates ajwa-dates mazafati-dates date-syrup
299 0.5 0.1 71 62 2.9 0.03 | raisins dried-apricots dried-mango dried-cherries
262 1.4 0.3 56 12 4 0.02 | dried-limes
612 52 4 9 4.6 22 0.6 | roasted-almonds mixed-nuts salted-peanuts
567 45 5.6 16 7.6 20.4 0.5 | pistachios sunflower-seeds
680 65 6.2 7 2.6 15.5 0 | walnut-halves
268 20 2.6 12 1.2 7.4 0.95 | hummus chilli-hummus
174 14.6 2 5.6 3.2 2.2 0.9 | baba-ganoush guacamole garlic-dip
612 54 7.6 12 0.5 20 0.06 | tahini
145 15 2 0.5 0.2 1.1 3.3 | green-olives chilli-olives
233 12.5 1.6 20 1.8 8.6 1.1 | falafel frozen-falafel stuffed-pitas
372 7.2 1.3 60 1 12.2 0.01 | porridge-oats
442 16 3 60 22 10 0.1 | honey-granola berry-muesli
378 0.9 0.2 84 8 7 1.1 | corn-flakes chocolate-cereal
320 0 0 80 79 0.4 0.01 | wildflower-honey acacia-honey thyme-honey
246 0.1 0 60 58 0.5 0.02 | strawberry-jam apricot-jam sour-cherry-jam orange-marmalade
608 51 8.6 12 5.6 25 0.6 | peanut-butter
548 34 8 52 50 6.6 0.1 | hazelnut-spread
548 33 20 52 48 7.6 0.2 | milk-chocolate orange-dark-chocolate mint-dark-chocolate cherry-chocolate
348 0.2 0 82 62 3.4 0.05 | fruit-sweets lollipops turkish-delight
484 23 11 62 28 6 0.6 | chocolate-chip-cookies butter-biscuits oat-biscuits lemon-biscuits
392 3.4 0.7 81 2.4 8 1.4 | rice-crackers
526 31 3 52 1.6 6.4 1.2 | sea-salt-crisps paprika-crisps sweet-potato-crisps cheese-crisps
458 22 2.6 52 6 8.8 1.1 | salted-popcorn honey-popcorn
44 0.1 0 10 9.4 0.6 0 | orange-juice apple-juice carrot-juice pineapple-juice sour-cherry-juice watermelon-juice
54 0.1 0 13 12.6 0.3 0 | mango-nectar grape-juice
0 0 0 0 0 0 0.01 | still-water sparkling-water ice-cubes
18 0 0 4.2 3.8 0.1 0.1 | coconut-water
32 0 0 7.8 7.6 0 0 | cloudy-lemonade ginger-fizz rose-soda orange-soda mint-lime-soda peach-iced-tea
1 0 0 0.2 0 0.1 0 | green-tea breakfast-black-tea mint-tea chamomile-tea hibiscus-tea loose-black-tea
2 0 0 0.3 0 0.2 0 | house-espresso-beans filter-coffee arabic-coffee-with-cardamom turkish-coffee decaf-coffee instant-coffee
42 1.3 0.2 6.4 3.2 0.9 0.1 | oat-drink almond-drink soy-drink coconut-drink
198 11 6.8 22 20 3.4 0.15 | vanilla-ice-cream chocolate-ice-cream strawberry-ice-cream saffron-ice-cream ice-cream-cones
112 0.1 0 27 25 0.3 0 | mango-sorbet lemon-sorbet
142 4.6 0.6 22 0.6 2.4 0.1 | oven-chips
238 9 4.2 29 3 10.4 1.1 | margherita-pizza mushroom-pizza
168 4.2 0.8 26 2.6 5.6 0.9 | vegetable-dumplings vegetable-curry fried-rice
`;

const bySlug = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [numbers = '', slugs = ''] = row.split(' | ');
      const values = numbers.split(' ').map(Number) as unknown as Nutrition;
      return slugs.split(' ').map((slug) => [slug, values] as const);
    }),
);

export const nutritionOf = (slug: string): Nutrition | undefined => bySlug.get(slug);
