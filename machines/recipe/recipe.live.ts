/** The recipe with its port filled by the API. */
import type { Client } from '#api/client.ts';
import { lineAdder } from '../shared/add-lines.live.ts';
import { type LeftOut, type LineAddition, leftOut } from '../shared/added-lines.ts';
import { call } from '../shared/call.ts';
import { recipeMachine } from './recipe.machine.ts';
import type { RecipeReport } from './recipe.types.ts';

type Chosen = { additions: readonly LineAddition[] };

const liveIngredients = (client: Client) => {
  const addLine = lineAdder(client);
  return async ({ additions }: Chosen, signal: AbortSignal): Promise<RecipeReport> => {
    const refused: LeftOut[] = [];
    for (const addition of additions) {
      const outcome = await addLine(additions, addition, signal);
      if (!outcome.isAdded) refused.push(leftOut(addition, outcome.message));
    }
    return { added: additions.length - refused.length, refused };
  };
};

export const liveRecipe = (client: Client) =>
  recipeMachine.provide({ actors: { addIngredients: call(liveIngredients(client)) } });
