/** The facts that the view of a recipe reads. */
import type { SnapshotFrom } from 'xstate';
import type { recipeMachine } from './recipe.machine.ts';
import type { RecipeChoice } from './recipe.types.ts';

/** Compare with `shallowEqual`. */
export const selectRecipe = ({ context }: Pick<SnapshotFrom<typeof recipeMachine>, 'context'>): RecipeChoice => context;
