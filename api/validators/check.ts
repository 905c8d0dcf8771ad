/** Holds data against a shape. Apart from the shapes, so that a dynamic import brings no more of zod than is used. */
import { z } from './zod.ts';

export const check = <Validator extends z.ZodMiniType>(validator: Validator, data: unknown) =>
  z.safeParse(validator, data);
