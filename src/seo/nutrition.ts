/** The nutrition of a food in the terms of schema.org. */
import type { ProductDetails } from '#machines/query/contract.types.ts';

type Facts = NonNullable<ProductDetails['facts']>;
type Nutrient = Exclude<keyof NonNullable<Facts['nutrition']>, 'per'>;

const properties: Partial<Record<Nutrient, string>> = {
  fat: 'fatContent',
  saturates: 'saturatedFatContent',
  carbohydrate: 'carbohydrateContent',
  sugars: 'sugarContent',
  fibre: 'fiberContent',
  protein: 'proteinContent',
};

/** A property of schema.org has no place for salt, only for sodium, which the seller does not state. */
export const nutritionIn = (facts: Facts | undefined): { nutrition?: object; countryOfOrigin?: string } => {
  const { nutrition, origin_country: country } = facts ?? {};
  const grams = Object.entries(properties).flatMap(([nutrient, property]) => {
    const value = nutrition?.[nutrient as Nutrient];
    return value === undefined ? [] : [[property, `${value} g`]];
  });
  return {
    ...(nutrition && {
      nutrition: {
        '@type': 'NutritionInformation',
        servingSize: nutrition.per === '100g' ? '100 g' : '100 ml',
        ...(nutrition.kcal === undefined ? {} : { calories: `${nutrition.kcal} kcal` }),
        ...Object.fromEntries(grams),
      },
    }),
    ...(country && { countryOfOrigin: country }),
  };
};
