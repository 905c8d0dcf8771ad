/** Compares what a validator makes of a response with the contract's type, field by field. The compiler does the work. */
import type { z } from '#api/validators/zod.ts';

/** The fields that are named: a lenient object also passes on what it does not know. */
type Named<T> = keyof { [Key in keyof T as string extends Key ? never : Key]: T[Key] } & string;

type IsMap<T> = string extends keyof T ? ([Named<T>] extends [never] ? true : false) : false;

type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type IsOptional<T, Key extends keyof T> = undefined extends T[Key] ? true : false;

type Inside<Place extends string, Key extends string> = Place extends '' ? Key : `${Place}.${Key}`;

type FieldDifference<Valid, Promised, Key extends string, Place extends string> =
  Key extends Named<Promised>
    ? Key extends Named<Valid>
      ? IsOptional<Valid, Key> extends true
        ? IsOptional<Promised, Key> extends true
          ? Difference<Exclude<Valid[Key], undefined>, Exclude<Promised[Key], undefined>, Inside<Place, Key>>
          : `${Inside<Place, Key>} may be absent`
        : Difference<Valid[Key], Exclude<Promised[Key], undefined>, Inside<Place, Key>>
      : IsOptional<Promised, Key> extends true
        ? never
        : `${Inside<Place, Key>} is not validated`
    : `${Inside<Place, Key>} is not in the contract`;

type FieldDifferences<Valid, Promised, Place extends string> = {
  [Key in Named<Valid> | Named<Promised>]: FieldDifference<Valid, Promised, Key, Place>;
}[Named<Valid> | Named<Promised>];

type ValueDifference<Valid, Promised, Place extends string> =
  IsSame<Valid, Promised> extends true
    ? never
    : [Valid, Promised] extends [readonly (infer ValidRow)[], readonly (infer PromisedRow)[]]
      ? Difference<ValidRow, PromisedRow, `${Place}[]`>
      : [Valid, Promised] extends [object, object]
        ? IsMap<Promised> extends true
          ? Difference<Valid[keyof Valid], Promised[keyof Promised], `${Place}{}`>
          : FieldDifferences<Valid, Promised, Place>
        : `${Place} is of another type`;

/**
 * The places in which two types differ, or `never`. An optional field of the contract may be left to pass unchecked, and a
 * default may fill it; all else is the same on both sides, null included.
 */
type Difference<Valid, Promised, Place extends string = ''> = null extends Valid
  ? null extends Promised
    ? ValueDifference<NonNullable<Valid>, NonNullable<Promised>, Place>
    : `${Place} may be null`
  : null extends Promised
    ? `${Place} is never null`
    : ValueDifference<Valid, Promised, Place>;

/** The differences between what a validator makes of a response and what the contract says of it. */
export type Differences<Validator extends z.ZodMiniType, Promised> = Difference<z.output<Validator>, Promised>;

/** Fields that nothing in the product reads from this response, so that nothing need be wrong with them. */
export type Unread<Place extends string> = `${Place} is not validated`;

/**
 * `{}` where the only differences are those that are expected. Otherwise it has a field for each other difference, and for
 * each expected one that is none: the compiler prints their names.
 */
export type Proof<Found extends string, Expected extends string = never> = {
  [Place in Exclude<Found, Expected>]: 'differs';
} & { [Place in Exclude<Expected, Found>]: 'is no difference' };
