/** Validates data. A file of its own, so that the dynamic import loads no more of zod than is used. */
import { z } from './zod.ts';

export const check = <Validator extends z.ZodMiniType>(validator: Validator, data: unknown) =>
  z.safeParse(validator, data);
