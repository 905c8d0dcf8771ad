/** The recipe with its port filled by the API. */
import type { Client } from '#api/client.ts';
import { linesAdder } from '../cart/add-lines.live.ts';
import { call } from '../shared/call.ts';
import { recipeMachine } from './recipe.machine.ts';

export const liveRecipe = (client: Client) =>
  recipeMachine.provide({ actors: { addIngredients: call(linesAdder(client)) } });
