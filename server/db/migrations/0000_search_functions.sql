-- What search needs before the tables: two extensions of PostgreSQL's own, and functions that fold away the
-- differences that a shopper does not type. They are IMMUTABLE, so generated columns and indexes may use them.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
-- unaccent() is only STABLE because its dictionary could change; ours does not.
CREATE FUNCTION public.immutable_unaccent(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT public.unaccent('public.unaccent', value) $$;
--> statement-breakpoint
-- One spelling for what Arabic and Persian keyboards write differently: yeh (06CC) for 064A, 0649 and 0626; keheh
-- (06A9) for 0643; alef (0627) for 0622, 0623, 0625 and 0671; waw (0648) for 0624; heh (0647) for 0629, 06C0 and 06D5;
-- ASCII for both rows of digits; a space for the joiner 200C. Vowel marks, tatweel, lone hamza and marks of direction go.
CREATE FUNCTION public.fold_letters(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT translate(
    value,
    E'\u064A\u0649\u0626\u0643\u0622\u0623\u0625\u0671\u0624\u0629\u06C0\u06D5\u200C'
      || E'\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669'
      || E'\u06F0\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8\u06F9'
      || E'\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0655\u0670\u0640\u0621\u200D\u200E\u200F',
    E'\u06CC\u06CC\u06CC\u06A9\u0627\u0627\u0627\u0627\u0648\u0647\u0647\u0647 01234567890123456789'
  )
$$;
--> statement-breakpoint
CREATE FUNCTION public.fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(public.immutable_unaccent(public.fold_letters(value))) $$;
--> statement-breakpoint
CREATE FUNCTION public.fold_translated(value jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT public.fold_text(
    coalesce(value ->> 'en', '') || ' ' || coalesce(value ->> 'ar', '') || ' ' || coalesce(value ->> 'ir', '')
  )
$$;
--> statement-breakpoint
-- "choclate" is 0.58 like "chocolate"; PostgreSQL's own threshold of 0.6 would miss it. Takes effect with the next
-- connection. A managed service may forbid it: then suggestions are only a little stricter.
DO $$
BEGIN
  EXECUTE format('ALTER DATABASE %I SET pg_trgm.word_similarity_threshold = 0.45', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'The word similarity threshold stays at its default.';
END
$$;
