/** Holds data against a shape. Apart from the shapes, so that a dynamic import brings no more of zod than is used. */
import { z } from './zod.ts';

export const check = <Shape extends z.ZodMiniType>(shape: Shape, data: unknown) => z.safeParse(shape, data);
