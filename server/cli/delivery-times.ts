/** The commands for the delivery times of a shop: the times of its week, their places, and how far ahead they go. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { calendarOf } from '#server/db/queries/delivery-slots.ts';
import { vendorWith } from '#server/db/queries/vendors.ts';
import { serializeCalendar } from '#server/serializers/seller.ts';
import { areWrong, type DeliveryTimes, isDay, writeTimes } from '#server/services/seller/delivery-times.ts';
import { CliError, UsageError } from './cli-error.ts';
import type { Answer, Command, Context, Options, SellerContext } from './command.ts';
import { inCommand } from './in-command.ts';
import { responseOf } from './seller/api.ts';
import { requireOwn } from './seller/own-shop.ts';
import { known, lockedVendor, timeOf } from './vendors.ts';

type Time = DeliveryTimes['slots'][number];
/** Of the times before, those after; null for none. */
type Change = (before: DeliveryTimes | undefined) => DeliveryTimes | null;

/** The first is day 1 of a week, as in ISO 8601. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** As in the contract. */
const mostTimes = 70;
const mostPlaces = 10_000;
const longestCutOff = 10_080;
const farthestAhead = 30;
/** Of each round of commands at the same moment, one gets through. */
const mostTries = 10;

const noTimes = { days: 7, is_required: false, closed_days: [], slots: [] } satisfies DeliveryTimes;

const dayName = (weekday: number) => weekdays[weekday - 1] ?? String(weekday);

function weekdayOf(text: string): number {
  const found = weekdays.indexOf(text.toLowerCase()) + 1;
  if (found > 0) return found;
  throw new UsageError(`"${text}" is no day. Write one like mon, several like mon-fri or sat,sun, or daily.`);
}

function daysFrom(text: string): number[] {
  const [first = '', last = first] = text.split('-');
  const [from, until] = [weekdayOf(first), weekdayOf(last)];
  if (from > until) throw new UsageError(`"${text}" goes over the end of the week. Write it like sat,sun,mon.`);
  return Array.from({ length: until - from + 1 }, (_, day) => from + day);
}

const daysOf = (text: string): number[] => [
  ...new Set((text === 'daily' ? 'mon-sun' : text).split(',').flatMap((part) => daysFrom(part.trim()))),
];

function wholeOf(text: string, what: string, [least, most]: readonly [number, number]): number {
  if (/^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new UsageError(`${what} is a whole number from ${least} to ${most}, not "${text}".`);
}

const placesOf = (text: string) => wholeOf(text, '--places', [0, mostPlaces]);
const cutOffOf = (text: string) => wholeOf(text, '--cut-off', [0, longestCutOff]);

function switchOf(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new UsageError(`--required is on or off, not "${text}".`);
}

function closedOf(text: string): string[] {
  const days = text === 'none' ? [] : text.split(',').map((day) => day.trim());
  const wrong = days.find((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || !isDay(day));
  if (wrong === undefined) return [...new Set(days)].toSorted();
  throw new UsageError(`"${wrong}" is no day. Write days like 2026-12-25,2026-12-26, or none.`);
}

const timeLine = ({ weekday, from, until, capacity, cutoff_minutes: cutOff }: Time) =>
  `${dayName(weekday)}  ${from} to ${until}  ${capacity} places  orders until ${cutOff} minutes before`;

const ruleLine = ({ days, is_required: isRequired, closed_days: closed }: DeliveryTimes) =>
  `${days} days ahead, an order ${isRequired ? 'must' : 'may'} name a time, closed on ${closed.join(', ') || 'no day'}`;

const recordOf = (slug: string, { days, is_required: isRequired, closed_days: closedDays, slots }: DeliveryTimes) => ({
  shop: slug,
  ...{ daysAhead: days, isRequired, closedDays },
  times: slots.map(({ weekday, from, until, capacity, cutoff_minutes: cutOffMinutes }) => ({
    ...{ day: dayName(weekday), from, until, places: capacity, cutOffMinutes },
  })),
});

const shownTimes = (slug: string, times: DeliveryTimes | null | undefined, warnings: string[] = []): Answer => ({
  data: recordOf(slug, times ?? noTimes),
  lines: [
    ...(times ? [...times.slots.map(timeLine), ruleLine(times)] : [`${slug} delivers as soon as it can.`]),
    ...warnings,
  ],
});

const isAt = ({ weekday, from }: Time, days: readonly number[], start: string) =>
  days.includes(weekday) && from === start;

/** Every day of the command has the time. */
function requireAll(slots: readonly Time[], days: readonly number[], start: string): void {
  const missing = days.find((day) => !slots.some((slot) => isAt(slot, [day], start)));
  if (missing !== undefined) throw new CliError(`There is no time from ${start} on ${dayName(missing)}.`);
}

function checked(times: DeliveryTimes): DeliveryTimes {
  if (times.slots.length > mostTimes) throw new CliError(`A week has at most ${mostTimes} times.`);
  if (areWrong(times)) throw new CliError('Two of these times overlap, or one ends before it begins.');
  const slots = times.slots.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));
  return { ...times, slots };
}

type Words = readonly string[];

function adding([, days = '', from = '', until = '']: Words, { places = '10', cutOff = '60' }: Options): Change {
  const time = {
    from: timeOf(from),
    until: timeOf(until),
    capacity: placesOf(places),
    cutoff_minutes: cutOffOf(cutOff),
  };
  const added = daysOf(days).map((weekday) => ({ weekday, ...time }));
  return (before = noTimes) => checked({ ...before, slots: [...before.slots, ...added] });
}

function changing([, days = '', from = '']: Words, { until, places, cutOff }: Options): Change {
  if (until === undefined && places === undefined && cutOff === undefined)
    throw new UsageError('Say what changes, with --until, --places or --cut-off.');
  const [on, start] = [daysOf(days), timeOf(from)];
  const change: Partial<Time> = {
    ...(until !== undefined && { until: timeOf(until) }),
    ...(places !== undefined && { capacity: placesOf(places) }),
    ...(cutOff !== undefined && { cutoff_minutes: cutOffOf(cutOff) }),
  };
  return (before = noTimes) => {
    requireAll(before.slots, on, start);
    return checked({
      ...before,
      slots: before.slots.map((slot) => (isAt(slot, on, start) ? { ...slot, ...change } : slot)),
    });
  };
}

function removing([, days = '', from = '']: Words): Change {
  const [on, start] = [daysOf(days), timeOf(from)];
  return (before = noTimes) => {
    requireAll(before.slots, on, start);
    const slots = before.slots.filter((slot) => !isAt(slot, on, start));
    return slots.length > 0 ? { ...before, slots } : null;
  };
}

function ruling([slug]: Words, { ahead, required, closed }: Options): Change {
  if (ahead === undefined && required === undefined && closed === undefined)
    throw new UsageError('Say what changes, with --ahead, --required or --closed.');
  const rules: Partial<DeliveryTimes> = {
    ...(ahead !== undefined && { days: wholeOf(ahead, '--ahead', [1, farthestAhead]) }),
    ...(required !== undefined && { is_required: switchOf(required) }),
    ...(closed !== undefined && { closed_days: closedOf(closed) }),
  };
  return (before) => {
    if (!before) throw new CliError(`${slug} has no delivery times yet. See: npm run shop -- times add --help`);
    return { ...before, ...rules };
  };
}

async function changeHere(db: NodePgDatabase, slug: string, change: Change): Promise<Answer> {
  const { result, warnings } = await inCommand(db, async (tx) => {
    const { id } = await lockedVendor(tx, slug);
    const calendar = await calendarOf(tx, id);
    const times = change(calendar && serializeCalendar(calendar));
    await writeTimes(tx, id, times);
    return times;
  });
  return shownTimes(slug, result, warnings);
}

async function timesOfSeller({ api }: SellerContext): Promise<DeliveryTimes | undefined> {
  const { data } = await responseOf(api.GET('/seller/shop'));
  return data.shop.delivery_times;
}

/** Another command may change the times between the reading and the writing: then it reads them again. */
async function changeAsSeller(context: SellerContext, slug: string, change: Change, tries = 1): Promise<Answer> {
  requireOwn(context, slug);
  const before = await timesOfSeller(context);
  const body = { delivery_times: change(before), delivery_times_before: before ?? null };
  const answered = await context.api.POST('/seller/shop', { body });
  if (answered.response.status === 409 && tries < mostTries) return changeAsSeller(context, slug, change, tries + 1);
  const { data } = await responseOf(Promise.resolve(answered));
  return shownTimes(slug, data.shop.delivery_times);
}

/** A command of the operator and of sellers, from what it changes. */
const both = (changeOf: (words: Words, options: Options) => Change) => ({
  run: async ({ db }: Context, words: Words, options: Options) =>
    changeHere(db, words[0] ?? '', changeOf(words, options)),
  asSeller: async (context: SellerContext, words: Words, options: Options) =>
    changeAsSeller(context, words[0] ?? '', changeOf(words, options)),
});

async function listHere({ db }: Context, [slug = '']: Words): Promise<Answer> {
  const { id } = known(slug, await vendorWith(db, slug));
  const calendar = await calendarOf(db, id);
  return shownTimes(slug, calendar && serializeCalendar(calendar));
}

async function listAsSeller(context: SellerContext, [slug = '']: Words): Promise<Answer> {
  requireOwn(context, slug);
  return shownTimes(slug, await timesOfSeller(context));
}

const ofTime = {
  '--places <number>': 'how many orders a time of one day takes; 10 if not given',
  '--cut-off <minutes>': 'orders end so long before the beginning; 60 if not given',
};

export const deliveryTimeCommands: Command[] = [
  {
    use: 'times list <shop>',
    says: 'the delivery times of a shop, their places, and how far ahead they go',
    run: listHere,
    asSeller: listAsSeller,
  },
  {
    use: 'times add <shop> <days> <from> <until>',
    says: 'one more time, such as mon-fri 16:00 18:00; days are also sat,sun or daily',
    options: ofTime,
    ...both(adding),
  },
  {
    use: 'times change <shop> <days> <from>',
    says: 'changes the time of these days that begins then; orders keep theirs',
    options: {
      '--until <time>': 'when it ends',
      '--places <number>': 'how many orders it takes on one day',
      '--cut-off <minutes>': 'orders end so long before the beginning',
    },
    ...both(changing),
  },
  {
    use: 'times remove <shop> <days> <from>',
    says: 'offers that time no more; without any a shop delivers as soon as it can',
    ...both(removing),
  },
  {
    use: 'times rules <shop>',
    says: 'how far ahead an order may choose, whether it must, and days without delivery',
    options: {
      '--ahead <days>': `from 1, which is today alone, to ${farthestAhead}`,
      '--required <on|off>': 'whether an order must name a time',
      '--closed <days>': 'such as 2026-12-25,2026-12-26, or none',
    },
    ...both(ruling),
  },
];
