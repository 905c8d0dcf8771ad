/** Refuses passwords that everybody tries first. */

/** The stems of the lists of leaked passwords; digits, signs and look-alikes around them change nothing. */
const stems = new Set(
  `password passwort passwd pass passcode passphrase passw secret secrets geheim letmein letme open opensesame sesame
  welcome welcomeback hello helloworld hellokitty admin administrator root superuser user username guest test tester
  testing default changeme changeit change login logon signin access master system server computer internet windows
  microsoft google facebook twitter instagram youtube linkedin samsung iphone android nokia apple amazon pokemon
  pikachu nintendo playstation minecraft fortnite starwars startrek superman batman spiderman ironman hulk avengers
  matrix merlin gandalf hobbit dragon dragons phoenix monkey donkey tiger tigger lion panther cheetah falcon eagle
  eagles shadow shadows midnight darkness angel angels devil heaven jesus jesuschrist christ church god godisgood
  blessed faith iloveyou iloveu iloveyoua loveyou lovely lover lovers love lovelove forever always sweetheart honey
  baby babygirl babyboy princess prince queen king kings kingdom sunshine sunflower flower flowers butterfly rainbow
  summer winter spring autumn january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday football soccer baseball basketball hockey tennis golf
  golfer cricket rugby volleyball swimming liverpool chelsea arsenal manchester united barcelona realmadrid juventus
  lakers yankees cowboys steelers packers raiders redsox patriots champion champions winner hunter hunting fishing
  ranger trooper soldier killer sniper warrior ninja samurai cowboy pirate captain maverick phantom mustang ferrari
  porsche corvette mercedes toyota honda yamaha harley harleydavidson truck trucks diamond crystal silver golden gold
  money dollar dollars business company office family mother father mommy daddy sister brother friends friendship
  bestfriend michael michelle jessica jennifer ashley amanda nicole daniel andrew joshua matthew anthony christopher
  jonathan robert william thomas charles charlie richard george jordan jackson johnson taylor tyler brandon justin
  samantha stephanie elizabeth victoria alexander alexandra alexandre sebastian benjamin nicholas patrick patricia
  veronica natasha svetlana valentina maria marina fernando alejandro carlos eduardo ricardo roberto mohammed muhammad
  mohamed ahmed abdullah fatima hussain hossein ali reza mehdi trustno trustnoone trustme whatever nothing something
  anything everything nobody somebody unknown anonymous private public security secure protected computerpass cheese
  chocolate cookie cookies banana orange strawberry cherry peaches peanut pepper ginger coffee vanilla pumpkin muffin
  metallica nirvana slipknot eminem beatles guitar music musica rockstar rockandroll element chicken turtle dolphin
  dolphins elephant penguin kitten kitty puppy doggy rabbit snoopy garfield mickey mickeymouse minnie donald disney
  scooby scoobydoo bulldog wolf wolfpack lobster qwerty qwertyuiop qwertyu qwertz qwertzuiop azerty azertyuiop asdf
  asdfgh asdfghjkl asdfjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc abcdef abcdefg abcdefgh abcd abc aaaa
  aaaaaa qwer qwert asdfasdf qweqwe abcabc asdasd zaqwsx zaqxsw poiuytrewq lkjhgfdsa mnbvcxz america american
  australia canada england scotland ireland germany france russia india iran pakistan brazil mexico california texas
  florida newyork london paris berlin moscow tehran dubai larder larderdemo grocery groceries shopping shopper
  supermarket market delivery customer`.split(/\s+/),
);

const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

const lettersOf = (text: string) => text.replace(/[^a-z]/g, '');

/** `P@ssw0rd2024!` is `password`. */
function stemsOf(password: string): string[] {
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
  const spelled = (text: string) => lettersOf([...text].map((sign) => lookAlikes[sign] ?? sign).join(''));
  return [lettersOf(lower), spelled(bare), spelled(lower.replace(/[\d\W_]+$/, ''))];
}

/** The same difference from each sign to the next: 12345678, 87654321, abcdefgh, aaaaaaaa. */
function isRun(password: string): boolean {
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}

/** A short piece over and over: abcabcabc, 12121212. */
const isRepeated = (password: string) => /^(.{1,4})\1+$/su.test(password);

const onlyDigits = /^\d{8,10}$/;

const isFamiliar = (password: string) => stemsOf(password).some((stem) => stems.has(stem)) && password.length < 20;

/** `own` are words that anybody would try for this shopper: name, e-mail, phone. */
export function isCommonPassword(password: string, own: readonly (string | null | undefined)[] = []): boolean {
  const lower = password.toLowerCase();
  if (isRun(lower) || isRepeated(lower) || onlyDigits.test(lower) || isFamiliar(password)) return true;
  return own.some((word) => word && word.length >= 4 && lower.replace(/[^\p{L}\p{N}@.]/gu, '') === word.toLowerCase());
}
