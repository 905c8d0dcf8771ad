CREATE TABLE "allergy_profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"allergens" text[] NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allergy_profiles_allergens" CHECK ("allergy_profiles"."allergens" <@ array['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'])
);
--> statement-breakpoint
CREATE TABLE "fact_counts" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"listed" integer NOT NULL,
	CONSTRAINT "fact_counts_kind_code_pk" PRIMARY KEY("kind","code")
);
--> statement-breakpoint
CREATE TABLE "product_facts" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"ingredients" jsonb,
	"contains" text[] DEFAULT '{}' NOT NULL,
	"may_contain" text[] DEFAULT '{}' NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"nutrition" jsonb,
	"origin_country" text,
	"origin" jsonb,
	"diets" text[] DEFAULT '{}' NOT NULL,
	"free_of" text[] GENERATED ALWAYS AS (case when is_complete then case when 'gluten' = any(contains || may_contain) then '{}'::text[] else array['gluten'] end || case when 'crustaceans' = any(contains || may_contain) then '{}'::text[] else array['crustaceans'] end || case when 'eggs' = any(contains || may_contain) then '{}'::text[] else array['eggs'] end || case when 'fish' = any(contains || may_contain) then '{}'::text[] else array['fish'] end || case when 'peanuts' = any(contains || may_contain) then '{}'::text[] else array['peanuts'] end || case when 'soybeans' = any(contains || may_contain) then '{}'::text[] else array['soybeans'] end || case when 'milk' = any(contains || may_contain) then '{}'::text[] else array['milk'] end || case when 'nuts' = any(contains || may_contain) then '{}'::text[] else array['nuts'] end || case when 'celery' = any(contains || may_contain) then '{}'::text[] else array['celery'] end || case when 'mustard' = any(contains || may_contain) then '{}'::text[] else array['mustard'] end || case when 'sesame' = any(contains || may_contain) then '{}'::text[] else array['sesame'] end || case when 'sulphites' = any(contains || may_contain) then '{}'::text[] else array['sulphites'] end || case when 'lupin' = any(contains || may_contain) then '{}'::text[] else array['lupin'] end || case when 'molluscs' = any(contains || may_contain) then '{}'::text[] else array['molluscs'] end else '{}'::text[] end) STORED,
	CONSTRAINT "product_facts_contains" CHECK ("product_facts"."contains" <@ array['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs']),
	CONSTRAINT "product_facts_may_contain" CHECK ("product_facts"."may_contain" <@ array['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs']),
	CONSTRAINT "product_facts_once" CHECK (not ("product_facts"."contains" && "product_facts"."may_contain")),
	CONSTRAINT "product_facts_diets" CHECK ("product_facts"."diets" <@ array['vegetarian', 'vegan', 'halal', 'kosher', 'organic', 'gluten-free', 'lactose-free']),
	CONSTRAINT "product_facts_origin_country" CHECK ("product_facts"."origin_country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "allergy_profiles" ADD CONSTRAINT "allergy_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_facts_free_of" ON "product_facts" USING gin ("free_of") WHERE free_of <> '{}';--> statement-breakpoint
CREATE INDEX "product_facts_diets_index" ON "product_facts" USING gin ("diets") WHERE diets <> '{}';
--> statement-breakpoint
-- By hand: the index of a search server has the facts too. The function is that of the listings.
CREATE TRIGGER product_facts_noted_added AFTER INSERT ON product_facts REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
--> statement-breakpoint
CREATE TRIGGER product_facts_noted_changed AFTER UPDATE ON product_facts REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
--> statement-breakpoint
CREATE TRIGGER product_facts_noted_removed AFTER DELETE ON product_facts REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
--> statement-breakpoint
-- By hand: how many listings have a label, or are free of an allergen. In the order of the keys, so that parallel writers
-- do not dead-lock.
CREATE FUNCTION fact_codes(facts product_facts) RETURNS TABLE (kind text, code text) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'diet', unnest(facts.diets) UNION ALL SELECT 'free_of', unnest(facts.free_of)
$$;
--> statement-breakpoint
CREATE FUNCTION count_facts_of_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO fact_counts AS counted (kind, code, listed)
    SELECT codes.kind, codes.code, step * count(*) FROM changed JOIN product_facts facts USING (product_id)
    CROSS JOIN LATERAL fact_codes(facts) AS codes GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (kind, code) DO UPDATE SET listed = counted.listed + excluded.listed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listings_facts_added AFTER INSERT ON listings REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_facts_of_listings();
--> statement-breakpoint
CREATE TRIGGER listings_facts_removed AFTER DELETE ON listings REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_facts_of_listings();
--> statement-breakpoint
CREATE FUNCTION count_facts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO fact_counts AS counted (kind, code, listed)
    SELECT kind, code, step * count(*) FROM (
      SELECT 'diet' AS kind, unnest(diets) AS code FROM changed JOIN listings USING (product_id)
      UNION ALL SELECT 'free_of', unnest(free_of) FROM changed JOIN listings USING (product_id)
    ) AS codes GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (kind, code) DO UPDATE SET listed = counted.listed + excluded.listed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_facts_added AFTER INSERT ON product_facts REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_facts();
--> statement-breakpoint
CREATE TRIGGER product_facts_removed AFTER DELETE ON product_facts REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_facts();
--> statement-breakpoint
CREATE FUNCTION count_changed_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO fact_counts AS counted (kind, code, listed)
    SELECT kind, code, sum(step) FROM (
      SELECT 'diet' AS kind, unnest(diets) AS code, -1 AS step FROM before JOIN listings USING (product_id)
      UNION ALL SELECT 'free_of', unnest(free_of), -1 FROM before JOIN listings USING (product_id)
      UNION ALL SELECT 'diet', unnest(diets), 1 FROM after JOIN listings USING (product_id)
      UNION ALL SELECT 'free_of', unnest(free_of), 1 FROM after JOIN listings USING (product_id)
    ) AS codes GROUP BY 1, 2 HAVING sum(step) <> 0 ORDER BY 1, 2
    ON CONFLICT (kind, code) DO UPDATE SET listed = counted.listed + excluded.listed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_facts_changed AFTER UPDATE ON product_facts REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION count_changed_facts();
