/** The facts that the view of a recipe reads. */
import type { SnapshotFrom } from 'xstate';
import type { recipeMachine } from './recipe.machine.ts';
import type { RecipeFacts, RecipeStage } from './recipe.types.ts';

type RecipeSnapshot = Pick<SnapshotFrom<typeof recipeMachine>, 'value' | 'context'>;

const stageOf = ({ value: { list } }: RecipeSnapshot): RecipeStage => {
  if (typeof list === 'string') return list;
  return 'open' in list ? list.open : 'adding';
};

/** Flat facts; compare with `shallowEqual`. */
export const selectRecipe = (snapshot: RecipeSnapshot): RecipeFacts => {
  const { servings, leftOut, report, failure } = snapshot.context;
  return { stage: stageOf(snapshot), servings, leftOut, report, failure };
};

/** Before the flow runs. */
export const noRecipeFacts: RecipeFacts = {
  stage: 'choosing',
  servings: undefined,
  leftOut: [],
  report: undefined,
  failure: undefined,
};
