/**
 * Recipe: the ingredients of a blog post for a number of servings. The shopper leaves out what is not needed and adds the
 * rest to the cart, line by line, as the goods of an order are added.
 *
 * The choice and the recipe meet in pure functions (`recipe.logic.ts`), so that the server renders a recipe whose chart
 * does not run. Nothing is fetched here: the events carry what the page shows. A guest logs in first, and what was
 * pressed is added once afterwards. After a failure or a timeout some lines may be in the cart: another try sends the same
 * requests, and adds no line twice. Somebody who leaves the page meanwhile gets the outcome as a toast. Port:
 * `recipe.live.ts`.
 *
 * @spec R17, R86
 */
import type { AddedReport } from '../shared/added-lines.ts';
import { timeout, withError } from '../shared/failure.actions.ts';
import type { WithError } from '../shared/failure.ts';
import { servingsOf } from './recipe.logic.ts';
import { recipeSetup } from './recipe.setup.ts';
import type { Recipe, RecipeContext } from './recipe.types.ts';

const reportIn = ({ event }: { event: { output: AddedReport } }) => ({ report: event.output });
const missed = { type: 'showFailure', params: { ...timeout, fallback: 'Error adding to cart' } } as const;

const assignAdditions = {
  type: 'assignAdditions',
  params: ({ event }: { event: { recipe: Recipe } }) => event,
} as const;

/** The servings after a step. */
const steppedBy =
  (by: number) =>
  ({ context, event }: { context: RecipeContext; event: { recipe: Recipe } }) => ({
    servings: servingsOf(event.recipe, context) + by,
  });
const [increment, decrement] = [steppedBy(1), steppedBy(-1)];

export const recipeMachine = recipeSetup.createMachine({
  id: 'recipe',
  description: 'The ingredients of a recipe for a number of servings, and adding those that are needed to the cart.',
  context: ({ input }) => ({
    startsSignedIn: input.isSignedIn,
    servings: undefined,
    leftOut: [],
    additions: [],
    report: undefined,
    failure: undefined,
  }),
  type: 'parallel',
  states: {
    list: {
      description: 'The ingredients, and what happens to them.',
      initial: 'open',
      on: {
        'session.ended': { target: '.open', actions: 'clearAttempt' },
        'route.changed': { target: '.open', actions: ['clearChoice', 'clearAttempt'] },
      },
      states: {
        open: {
          description: 'Nothing is in flight. A change makes a new attempt of what is pressed next.',
          initial: 'choosing',
          on: {
            'servings.increment': {
              guard: { type: 'isServings', params: increment },
              target: '.choosing',
              actions: [{ type: 'setServings', params: increment }, 'clearAttempt'],
            },
            'servings.decrement': {
              guard: { type: 'isServings', params: decrement },
              target: '.choosing',
              actions: [{ type: 'setServings', params: decrement }, 'clearAttempt'],
            },
            'servings.set': {
              guard: { type: 'isServings', params: ({ event }) => event },
              target: '.choosing',
              actions: [{ type: 'setServings', params: ({ event }) => event }, 'clearAttempt'],
            },
            'ingredient.take': {
              guard: { type: 'isForSale', params: ({ event }) => event },
              target: '.choosing',
              actions: [{ type: 'take', params: ({ event }) => event }, 'clearAttempt'],
            },
            'ingredient.leaveOut': {
              target: '.choosing',
              actions: [{ type: 'leaveOut', params: ({ event }) => event }, 'clearAttempt'],
            },
            'ingredients.add': [
              // Nothing happens: everything is left out, or cannot be had.
              { guard: { type: 'hasNothing', params: ({ event }) => event } },
              { guard: 'isGuest', target: 'signingIn', actions: [assignAdditions, 'emitLoginRequired'] },
              { target: 'adding', actions: ['clearAttempt', assignAdditions] },
            ],
          },
          states: {
            choosing: { description: 'The shopper sets the servings and leaves out what is at home already.' },
            added: { description: 'A report says what went into the cart and what did not.' },
            failed: {
              description: 'Some ingredients may be in the cart. Another try adds no line twice.',
              on: { 'ingredients.add': '#recipe.list.adding' },
            },
          },
        },
        signingIn: {
          description: 'A guest, or somebody whose session is over, logs in. What was pressed is added afterwards.',
          on: {
            'session.started': 'adding',
            'login.abandoned': { target: 'open', actions: 'clearAttempt' },
            // The root sends it after a 401, too: what was pressed must survive it.
            'session.ended': {},
          },
        },
        adding: {
          description: 'The chosen ingredients go into the cart one by one.',
          tags: 'busy',
          entry: 'clearFailure',
          exit: 'invalidateCart',
          initial: 'shown',
          states: {
            shown: {
              description: 'The page of the recipe shows that it works.',
              on: { 'route.changed': { target: 'left', actions: 'clearChoice' } },
            },
            left: {
              description: 'The shopper has left the page; a toast will say what came of it.',
              on: { 'route.changed': {} },
            },
          },
          invoke: {
            src: 'addIngredients',
            id: 'addIngredients',
            input: ({ context: { additions } }) => ({ additions }),
            onDone: [
              { guard: 'isShown', target: 'open.added', actions: { type: 'assignReport', params: reportIn } },
              {
                guard: { type: 'isComplete', params: reportIn },
                target: 'open',
                actions: ['clearAttempt', { type: 'showAdded', params: reportIn }],
              },
              { target: 'open', actions: ['clearAttempt', 'showShort'] },
            ],
            onError: [
              {
                guard: withError('isUnauthorized'),
                target: 'signingIn',
                actions: 'emitLoginRequired',
              },
              { guard: 'isShown', target: 'open.failed', actions: withError('assignFailure') },
              {
                target: 'open',
                actions: [
                  'clearAttempt',
                  {
                    type: 'showFailure',
                    params: ({ event }: { event: WithError }) => ({
                      error: event.error,
                      fallback: 'Error adding to cart',
                    }),
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: [
              { guard: 'isShown', target: 'open.failed', actions: 'assignTimeout' },
              { target: 'open', actions: ['clearAttempt', missed] },
            ],
          },
        },
      },
    },
    session: {
      description: 'Whether somebody is logged in. A guest logs in before anything is added.',
      initial: 'opening',
      on: { 'session.started': '.member', 'session.ended': '.guest' },
      states: {
        opening: { always: [{ guard: 'startsSignedIn', target: 'member' }, { target: 'guest' }] },
        member: {},
        guest: {},
      },
    },
  },
});
