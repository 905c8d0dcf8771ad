CREATE TABLE "search_documents" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"en" text NOT NULL,
	"ar" text NOT NULL,
	"ir" text NOT NULL,
	"ir_joined" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_heads" (
	"head" text NOT NULL,
	"category_id" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "search_heads_head_category_id_pk" PRIMARY KEY("head","category_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
-- Letters and digits with single spaces; nothing in it has a meaning for `like` or `tsquery`.
CREATE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT btrim(regexp_replace(public.fold_text(value), '[^[:alnum:]]+', ' ', 'g')) $$;
--> statement-breakpoint
-- English by its dictionary; of an Arabic or Persian word the article and the plural go. Letters are folded before.
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT CASE
    WHEN word ~ '^[a-z]+$' THEN coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word)
    WHEN word ~ '[\u0600-\u06FF]' THEN regexp_replace(
      regexp_replace(word, '^[\u0648\u0628\u06A9\u0641]?\u0627\u0644(?=...)', ''),
      '(?<=...)(?:\u0647\u0627\u06CC|\u0647\u0627|\u0627\u062A)$', '')
    ELSE word
  END
$$;
--> statement-breakpoint
-- What a product is: the last word of an English name, the first one of the others, unless it goes on after a joiner.
CREATE FUNCTION search_heads_of(en text, ar text, ir_joined text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT array_agg(DISTINCT search_stem(head)) FROM unnest(ARRAY[
    regexp_replace(en, '^.* ', ''), split_part(ar, ' ', 1),
    CASE WHEN split_part(ir_joined, ' ', 1) NOT LIKE '%-%' THEN split_part(ir_joined, ' ', 1) END
  ]) AS head WHERE head <> ''
$$;
--> statement-breakpoint
CREATE VIEW search_sources AS
SELECT product_id, category_id, en, ar, ir, ir_joined,
  setweight(to_tsvector('simple', concat_ws(' ', en, ar, ir)), 'A')
    || setweight(to_tsvector('simple', search_text(keywords)), 'B')
    || array_to_tsvector(array_append(
      ARRAY(SELECT '^' || head FROM unnest(search_heads_of(en, ar, ir_joined)) AS head), '#' || fold_text(code))) AS words
FROM (
  SELECT id AS product_id, category_id, keywords, code, search_text(coalesce(name ->> 'en', '')) AS en,
    search_text(coalesce(name ->> 'ar', '')) AS ar, search_text(coalesce(name ->> 'ir', '')) AS ir,
    btrim(regexp_replace(replace(fold_text(replace(coalesce(name ->> 'ir', ''), chr(8204), chr(2))), chr(2), '-'),
      '[^[:alnum:]-]+', ' ', 'g')) AS ir_joined
  FROM products
) AS folded;
--> statement-breakpoint
INSERT INTO "search_documents" ("product_id", "category_id", "en", "ar", "ir", "ir_joined", "words")
	SELECT product_id, category_id, en, ar, ir, ir_joined, words FROM search_sources;
--> statement-breakpoint
INSERT INTO "search_words" ("word", "stem", "products")
	SELECT word, search_stem(word), ndoc FROM ts_stat('SELECT words FROM search_documents') WHERE word !~ '^[#^]';
--> statement-breakpoint
INSERT INTO "search_heads" ("head", "category_id", "products")
	SELECT substr(lexeme, 2), category_id, count(*) FROM "search_documents" CROSS JOIN unnest("words")
	WHERE lexeme LIKE '^%' GROUP BY 1, 2;
--> statement-breakpoint
DROP INDEX "products_folded_name";--> statement-breakpoint
DROP INDEX "products_code_lower";--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "folded_en", DROP COLUMN "folded_ar", DROP COLUMN "folded_ir";
--> statement-breakpoint
CREATE FUNCTION refresh_documents(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (product_id, category_id, en, ar, ir, ir_joined, words)
  SELECT * FROM search_sources WHERE product_id = ANY (ids) ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET category_id = excluded.category_id, en = excluded.en, ar = excluded.ar,
    ir = excluded.ir, ir_joined = excluded.ir_joined, words = excluded.words
  WHERE (search_documents.category_id, search_documents.en, search_documents.ar, search_documents.ir_joined,
    search_documents.words) IS DISTINCT FROM
    (excluded.category_id, excluded.en, excluded.ar, excluded.ir_joined, excluded.words);
END
$$;
--> statement-breakpoint
CREATE FUNCTION document_added_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_documents(array_agg(id)) FROM added HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_documented AFTER INSERT ON products REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION document_added_products();
--> statement-breakpoint
CREATE FUNCTION document_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_documents(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- `keywords` follow brand and categories.
CREATE TRIGGER products_redocumented
AFTER UPDATE OF name, code, brand_id, category_id, sub_category_id, keywords ON products FOR EACH ROW
WHEN ((OLD.name, OLD.code, OLD.category_id, OLD.keywords) IS DISTINCT FROM
  (NEW.name, NEW.code, NEW.category_id, NEW.keywords))
EXECUTE FUNCTION document_changed_product();
--> statement-breakpoint
-- The vocabulary counts once for each statement, in the order of the words, so that parallel writers do not dead-lock.
CREATE FUNCTION count_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO search_words AS counted (word, stem, products)
    SELECT lexeme, search_stem(lexeme), step * count(*) FROM changed CROSS JOIN unnest(words)
    WHERE lexeme !~ '^[#^]' GROUP BY 1 ORDER BY lexeme COLLATE "C"
    ON CONFLICT (word) DO UPDATE SET products = counted.products + excluded.products;
  INSERT INTO search_heads AS counted (head, category_id, products)
    SELECT substr(lexeme, 2), category_id, step * count(*) FROM changed CROSS JOIN unnest(words)
    WHERE lexeme LIKE '^%' GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (head, category_id) DO UPDATE SET products = counted.products + excluded.products;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER search_documents_added AFTER INSERT ON search_documents REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_search_words();
--> statement-breakpoint
CREATE TRIGGER search_documents_removed AFTER DELETE ON search_documents REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_search_words();
--> statement-breakpoint
CREATE FUNCTION recount_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words AS counted (word, stem, products)
    SELECT lexeme, search_stem(lexeme), sum(step) FROM (
      SELECT lexeme, 1 AS step FROM added CROSS JOIN unnest(words)
      UNION ALL SELECT lexeme, -1 FROM removed CROSS JOIN unnest(words)
    ) AS both_sides WHERE lexeme !~ '^[#^]' GROUP BY 1 HAVING sum(step) <> 0 ORDER BY lexeme COLLATE "C"
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
--> statement-breakpoint
CREATE TRIGGER search_documents_changed AFTER UPDATE ON search_documents
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION recount_search_words();
