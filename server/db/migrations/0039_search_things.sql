CREATE TABLE "search_things" (
	"thing" text PRIMARY KEY NOT NULL,
	"inside" "tsquery" NOT NULL,
	"promised" "tsquery" NOT NULL,
	"stated" text[] NOT NULL
);
--> statement-breakpoint
-- The marks of the things that a product contains: its texts name them and promise nothing, or the seller states them.
CREATE FUNCTION search_marks(texts tsvector, product int) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT coalesce(array_agg('!' || thing), '{}') FROM search_things WHERE texts @@ inside AND NOT texts @@ promised
    OR EXISTS (SELECT FROM product_facts facts WHERE facts.product_id = product AND contains || may_contain && stated)
$$;
--> statement-breakpoint
CREATE OR REPLACE VIEW search_sources AS
SELECT product_id, category_id, en, ar, ir, ir_joined,
  setweight(to_tsvector('simple', concat_ws(' ', en, ar, ir, array_to_string(others, ' '))), 'A')
    || setweight(to_tsvector('simple', search_text(keywords)), 'B')
    || array_to_tsvector(
      ARRAY(SELECT '^' || head FROM unnest(search_heads_of(en, ar, ir_joined)) AS head)
        || ARRAY(SELECT '^' || search_stem(split_part(other, ' ', 1)) FROM unnest(others) AS other WHERE other <> '')
        || search_name_stems(own_names) || search_marks(search, product_id) || ('#' || fold_text(code))) AS words,
  others
FROM (
  SELECT id AS product_id, category_id, keywords, code, search, search_text(coalesce(name ->> 'en', '')) AS en,
    search_text(coalesce(name ->> 'ar', '')) AS ar, search_text(coalesce(name ->> 'ir', '')) AS ir,
    btrim(regexp_replace(replace(fold_text(replace(coalesce(name ->> 'ir', ''), chr(8204), chr(2))), chr(2), '-'),
      '[^[:alnum:]-]+', ' ', 'g')) AS ir_joined,
    name - ARRAY['en', 'ar', 'ir'] AS own_names,
    ARRAY(SELECT search_text(text) FROM jsonb_each_text(name - ARRAY['en', 'ar', 'ir']) AS own (key, text) ORDER BY key) AS others
  FROM products
) AS folded;
--> statement-breakpoint
DROP TRIGGER products_redocumented ON products;
--> statement-breakpoint
CREATE TRIGGER products_redocumented
AFTER UPDATE OF name, code, brand_id, category_id, sub_category_id, keywords, short_description, description ON products
FOR EACH ROW
WHEN ((OLD.name, OLD.code, OLD.category_id, OLD.search) IS DISTINCT FROM
  (NEW.name, NEW.code, NEW.category_id, NEW.search))
EXECUTE FUNCTION document_changed_product();
--> statement-breakpoint
CREATE FUNCTION document_stated_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_documents(array_agg(product_id)) FROM changed WHERE contains || may_contain <> '{}' HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_facts_documented AFTER INSERT ON product_facts REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION document_stated_facts();
--> statement-breakpoint
CREATE TRIGGER product_facts_undocumented AFTER DELETE ON product_facts REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION document_stated_facts();
--> statement-breakpoint
CREATE FUNCTION document_changed_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_documents(ARRAY[NEW.product_id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_facts_redocumented AFTER UPDATE OF contains, may_contain ON product_facts FOR EACH ROW
WHEN ((OLD.contains, OLD.may_contain) IS DISTINCT FROM (NEW.contains, NEW.may_contain))
EXECUTE FUNCTION document_changed_facts();
--> statement-breakpoint
-- Kinds, codes, stems and marks are no words of the vocabulary.
CREATE FUNCTION is_search_word(lexeme text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lexeme !~ '^[#^~!]' $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO search_words AS counted (word, stem, products)
    SELECT lexeme, search_stem(lexeme), step * count(*) FROM changed CROSS JOIN unnest(words)
    WHERE is_search_word(lexeme) GROUP BY 1 ORDER BY lexeme COLLATE "C"
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
    ) AS both_sides WHERE is_search_word(lexeme) GROUP BY 1 HAVING sum(step) <> 0 ORDER BY lexeme COLLATE "C"
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
