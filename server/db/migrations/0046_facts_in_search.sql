ALTER TABLE "search_things" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- `!` a thing that is inside, `-` one of which the product is free, `+` a label. What the seller states outweighs the texts.
CREATE OR REPLACE FUNCTION search_marks(texts tsvector, product int) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  WITH facts AS (
    SELECT contains || may_contain AS inside, free_of, diets FROM product_facts WHERE product_id = product
  ), weighed AS (
    SELECT thing, texts @@ things.inside AS is_named, texts @@ promised AS is_promised,
      coalesce(facts.inside && stated, false) AS is_stated,
      coalesce(stated <> '{}' AND free_of @> stated OR diets && labels, false) AS is_stated_free
    FROM search_things things LEFT JOIN facts ON true
  )
  SELECT ARRAY(
    SELECT '!' || thing FROM weighed WHERE is_stated OR is_named AND NOT is_promised AND NOT is_stated_free
    UNION ALL SELECT '-' || thing FROM weighed WHERE NOT is_stated AND (is_promised OR is_stated_free)
    UNION ALL SELECT '+' || label FROM facts CROSS JOIN unnest(diets) AS label
  )
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION document_stated_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_documents(array_agg(product_id)) FROM changed
    WHERE is_complete OR contains || may_contain || diets <> '{}' HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER product_facts_redocumented ON product_facts;
--> statement-breakpoint
CREATE TRIGGER product_facts_redocumented AFTER UPDATE OF contains, may_contain, is_complete, diets ON product_facts
FOR EACH ROW
WHEN ((OLD.contains, OLD.may_contain, OLD.is_complete, OLD.diets) IS DISTINCT FROM
  (NEW.contains, NEW.may_contain, NEW.is_complete, NEW.diets))
EXECUTE FUNCTION document_changed_facts();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_search_word(lexeme text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lexeme !~ '^[#^~!+-]' $$;
