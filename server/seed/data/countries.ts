/** Countries with their phone codes, as `Name=code` lines. */
import type { SeedCountry } from '#server/seed/seed.types.ts';

const LIST = `
Algeria=213;Argentina=54;Armenia=374;Australia=61;Austria=43;Azerbaijan=994;Bahrain=973;Bangladesh=880;Belgium=32;
Brazil=55;Bulgaria=359;Canada=1;Chile=56;China=86;Colombia=57;Croatia=385;Cyprus=357;Czechia=420;Denmark=45;Egypt=20;
Estonia=372;Ethiopia=251;Finland=358;France=33;Georgia=995;Germany=49;Ghana=233;Greece=30;Hungary=36;Iceland=354;
India=91;Indonesia=62;Iran=98;Iraq=964;Ireland=353;Italy=39;Japan=81;Jordan=962;Kenya=254;Kuwait=965;Latvia=371;
Lebanon=961;Lithuania=370;Malaysia=60;Mexico=52;Morocco=212;Netherlands=31;New Zealand=64;Nigeria=234;Norway=47;
Oman=968;Pakistan=92;Poland=48;Portugal=351;Qatar=974;Romania=40;Saudi Arabia=966;Singapore=65;South Africa=27;
South Korea=82;Spain=34;Sweden=46;Switzerland=41;Tunisia=216;Turkey=90;United Arab Emirates=971;United Kingdom=44;
United States=1;Vietnam=84
`;

export const countries: readonly SeedCountry[] = LIST.trim()
  .split(/;\s*/)
  .map((line, index) => {
    const [name = '', phoneCode = ''] = line.split('=');
    return { id: index + 1, name, phoneCode };
  });
