/** All countries with their dialling codes, for a shop whose shoppers may live anywhere. */
import { countries } from '#server/seed/data/countries.ts';

/** Those that the demo shop does not have, as `Name=code`. */
const others = `
Afghanistan=93;Albania=355;Andorra=376;Angola=244;Antigua and Barbuda=1268;Bahamas=1242;Barbados=1246;Belarus=375;
Belize=501;Benin=229;Bhutan=975;Bolivia=591;Bosnia and Herzegovina=387;Botswana=267;Brunei=673;Burkina Faso=226;
Burundi=257;Cabo Verde=238;Cambodia=855;Cameroon=237;Central African Republic=236;Chad=235;Comoros=269;Congo=242;
Costa Rica=506;Cuba=53;DR Congo=243;Denmark=45;Djibouti=253;Dominica=1767;Dominican Republic=1809;Ecuador=593;
El Salvador=503;Equatorial Guinea=240;Eritrea=291;Eswatini=268;Faroe Islands=298;Fiji=679;Gabon=241;Gambia=220;
Gibraltar=350;Greenland=299;Grenada=1473;Guatemala=502;Guinea=224;Guinea-Bissau=245;Guyana=592;Haiti=509;Honduras=504;
Hong Kong=852;Israel=972;Ivory Coast=225;Jamaica=1876;Kazakhstan=7;Kiribati=686;Kosovo=383;Kyrgyzstan=996;Laos=856;
Lesotho=266;Liberia=231;Libya=218;Liechtenstein=423;Luxembourg=352;Macao=853;Madagascar=261;Malawi=265;Maldives=960;
Mali=223;Malta=356;Marshall Islands=692;Mauritania=222;Mauritius=230;Micronesia=691;Moldova=373;Monaco=377;
Mongolia=976;Montenegro=382;Mozambique=258;Myanmar=95;Namibia=264;Nauru=674;Nepal=977;Nicaragua=505;Niger=227;
North Korea=850;North Macedonia=389;Palau=680;Palestine=970;Panama=507;Papua New Guinea=675;Paraguay=595;Peru=51;
Philippines=63;Puerto Rico=1787;Russia=7;Rwanda=250;Saint Kitts and Nevis=1869;Saint Lucia=1758;
Saint Vincent and the Grenadines=1784;Samoa=685;San Marino=378;Sao Tome and Principe=239;Senegal=221;Serbia=381;
Seychelles=248;Sierra Leone=232;Slovakia=421;Slovenia=386;Solomon Islands=677;Somalia=252;South Sudan=211;
Sri Lanka=94;Sudan=249;Suriname=597;Syria=963;Taiwan=886;Tajikistan=992;Tanzania=255;Thailand=66;Timor-Leste=670;
Togo=228;Tonga=676;Trinidad and Tobago=1868;Turkmenistan=993;Tuvalu=688;Uganda=256;Ukraine=380;Uruguay=598;
Uzbekistan=998;Vanuatu=678;Vatican City=379;Venezuela=58;Yemen=967;Zambia=260;Zimbabwe=263
`;

const known = new Set(countries.map(({ name }) => name));

export const allCountries: readonly { name: string; phoneCode: string }[] = [
  ...countries.map(({ name, phoneCode }) => ({ name, phoneCode })),
  ...others
    .trim()
    .split(/;\s*/)
    .map((entry) => ({ name: entry.split('=')[0] ?? '', phoneCode: entry.split('=')[1] ?? '' }))
    .filter(({ name }) => !known.has(name)),
];

export const countryNamed = (text: string): string | undefined =>
  allCountries.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())?.name;
