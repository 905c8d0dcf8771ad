CREATE TABLE "catalogues" (
	"language" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_language";--> statement-breakpoint
ALTER TABLE "partner_applications" DROP CONSTRAINT "partner_applications_language";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_language";--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_language";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "others" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "stemmer" text;--> statement-breakpoint
ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_language_languages_name_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" ~ '^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?$');--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_language" CHECK ("partner_applications"."language" ~ '^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?$');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_language" CHECK ("payments"."language" ~ '^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?$');--> statement-breakpoint
ALTER TABLE "languages" ADD CONSTRAINT "languages_name" CHECK ("languages"."name" ~ '^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?$');--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_language" CHECK ("tickets"."language" ~ '^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?$');--> statement-breakpoint
-- The processes of the shop keep a copy of the catalogues: whoever changes a language, all hear of it with the commit.
CREATE FUNCTION announce_languages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('larder_languages', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER languages_announced AFTER INSERT OR UPDATE OR DELETE ON languages
FOR EACH STATEMENT EXECUTE FUNCTION announce_languages();
--> statement-breakpoint
CREATE TRIGGER catalogues_announced AFTER INSERT OR UPDATE OR DELETE ON catalogues
FOR EACH STATEMENT EXECUTE FUNCTION announce_languages();
--> statement-breakpoint
CREATE TRIGGER main_language_announced AFTER INSERT OR UPDATE ON settings FOR EACH ROW
WHEN (NEW.key = 'defaultLanguage') EXECUTE FUNCTION announce_languages();
--> statement-breakpoint
-- Texts in added languages are searched too.
CREATE OR REPLACE FUNCTION public.fold_translated(value jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT public.fold_text(
    coalesce(value ->> 'en', '') || ' ' || coalesce(value ->> 'ar', '') || ' ' || coalesce(value ->> 'ir', '')
      || coalesce((SELECT string_agg(' ' || text, '') FROM jsonb_each_text(value - ARRAY['en', 'ar', 'ir']) AS own (key, text)), '')
  )
$$;
--> statement-breakpoint
-- The stems of a folded word in the languages that PostgreSQL knows, marked. A stop word has none.
CREATE FUNCTION search_stems_of(word text) RETURNS text[] LANGUAGE sql STABLE STRICT PARALLEL SAFE
AS $$
  SELECT coalesce(array_agg(DISTINCT '~' || stem), '{}') FROM languages
  CROSS JOIN LATERAL (SELECT (ts_lexize(languages.stemmer::regdictionary, word))[1] AS stem) AS found
  WHERE languages.stemmer IS NOT NULL AND stem IS NOT NULL
$$;
--> statement-breakpoint
-- The same for the names of one product, each in its own language.
CREATE FUNCTION search_name_stems(own_names jsonb) RETURNS text[] LANGUAGE sql STABLE STRICT PARALLEL SAFE
AS $$
  SELECT coalesce(array_agg(DISTINCT '~' || stem), '{}') FROM jsonb_each_text(own_names) AS own (key, text)
  JOIN languages ON languages.name = own.key AND languages.stemmer IS NOT NULL
  CROSS JOIN unnest(string_to_array(search_text(own.text), ' ')) AS word
  CROSS JOIN LATERAL (SELECT (ts_lexize(languages.stemmer::regdictionary, word))[1] AS stem) AS found
  WHERE stem IS NOT NULL
$$;
--> statement-breakpoint
DROP VIEW search_sources;
--> statement-breakpoint
CREATE VIEW search_sources AS
SELECT product_id, category_id, en, ar, ir, ir_joined,
  setweight(to_tsvector('simple', concat_ws(' ', en, ar, ir, array_to_string(others, ' '))), 'A')
    || setweight(to_tsvector('simple', search_text(keywords)), 'B')
    || array_to_tsvector(
      ARRAY(SELECT '^' || head FROM unnest(search_heads_of(en, ar, ir_joined)) AS head)
        || ARRAY(SELECT '^' || search_stem(split_part(other, ' ', 1)) FROM unnest(others) AS other WHERE other <> '')
        || search_name_stems(own_names) || ('#' || fold_text(code))) AS words,
  others
FROM (
  SELECT id AS product_id, category_id, keywords, code, search_text(coalesce(name ->> 'en', '')) AS en,
    search_text(coalesce(name ->> 'ar', '')) AS ar, search_text(coalesce(name ->> 'ir', '')) AS ir,
    btrim(regexp_replace(replace(fold_text(replace(coalesce(name ->> 'ir', ''), chr(8204), chr(2))), chr(2), '-'),
      '[^[:alnum:]-]+', ' ', 'g')) AS ir_joined,
    name - ARRAY['en', 'ar', 'ir'] AS own_names,
    ARRAY(SELECT search_text(text) FROM jsonb_each_text(name - ARRAY['en', 'ar', 'ir']) AS own (key, text) ORDER BY key) AS others
  FROM products
) AS folded;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_documents(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (product_id, category_id, en, ar, ir, ir_joined, words, others)
  SELECT * FROM search_sources WHERE product_id = ANY (ids) ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET category_id = excluded.category_id, en = excluded.en, ar = excluded.ar,
    ir = excluded.ir, ir_joined = excluded.ir_joined, words = excluded.words, others = excluded.others
  WHERE (search_documents.category_id, search_documents.en, search_documents.ar, search_documents.ir_joined,
    search_documents.words, search_documents.others) IS DISTINCT FROM
    (excluded.category_id, excluded.en, excluded.ar, excluded.ir_joined, excluded.words, excluded.others);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO search_words AS counted (word, stem, products)
    SELECT lexeme, search_stem(lexeme), step * count(*) FROM changed CROSS JOIN unnest(words)
    WHERE lexeme !~ '^[#^~]' GROUP BY 1 ORDER BY lexeme COLLATE "C"
    ON CONFLICT (word) DO UPDATE SET products = counted.products + excluded.products;
  INSERT INTO search_heads AS counted (head, category_id, products)
    SELECT substr(lexeme, 2), category_id, step * count(*) FROM changed CROSS JOIN unnest(words)
    WHERE lexeme LIKE '^%' GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (head, category_id) DO UPDATE SET products = counted.products + excluded.products;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words AS counted (word, stem, products)
    SELECT lexeme, search_stem(lexeme), sum(step) FROM (
      SELECT lexeme, 1 AS step FROM added CROSS JOIN unnest(words)
      UNION ALL SELECT lexeme, -1 FROM removed CROSS JOIN unnest(words)
    ) AS both_sides WHERE lexeme !~ '^[#^~]' GROUP BY 1 HAVING sum(step) <> 0 ORDER BY lexeme COLLATE "C"
    ON CONFLICT (word) DO UPDATE SET products = counted.products + excluded.products;
  INSERT INTO search_heads AS counted (head, category_id, products)
    SELECT substr(lexeme, 2), category_id, sum(step) FROM (
      SELECT lexeme, category_id, 1 AS step FROM added CROSS JOIN unnest(words)
      UNION ALL SELECT lexeme, category_id, -1 FROM removed CROSS JOIN unnest(words)
    ) AS both_sides WHERE lexeme LIKE '^%' GROUP BY 1, 2 HAVING sum(step) <> 0 ORDER BY 1, 2
    ON CONFLICT (head, category_id) DO UPDATE SET products = counted.products + excluded.products;
  RETURN NULL;
END
$$;
