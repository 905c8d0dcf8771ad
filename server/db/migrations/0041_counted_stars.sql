ALTER TABLE "products" ADD COLUMN "stars" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "shop_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "stars" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "reviews" SET "shop_id" = "products"."shop_id" FROM "products" WHERE "products"."id" = "reviews"."product_id";--> statement-breakpoint
ALTER TABLE "reviews" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_of_shop" ON "reviews" USING btree ("shop_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_of_all" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
-- `before` counts the reviews with one star, with two, up to five. `counts` are added to it; `given` names the stars of each.
CREATE FUNCTION add_stars(before int[], given int[], counts int[]) RETURNS int[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(before[n] + coalesce((SELECT sum(c) FROM unnest(given, counts) AS d (star, c) WHERE star = n), 0)::int ORDER BY n)
  FROM generate_series(1, 5) AS n
$$;
--> statement-breakpoint
UPDATE "products" SET "stars" = add_stars("stars", d.given, d.counts) FROM (
  SELECT product_id, array_agg(rating::int) AS given, array_agg(c) AS counts
  FROM (SELECT product_id, rating, count(*)::int AS c FROM reviews WHERE is_active GROUP BY 1, 2) AS each GROUP BY 1
) AS d WHERE d.product_id = "products"."id";
--> statement-breakpoint
UPDATE "shops" SET "stars" = add_stars("stars", d.given, d.counts) FROM (
  SELECT shop_id, array_agg(rating::int) AS given, array_agg(c) AS counts
  FROM (SELECT shop_id, rating, count(*)::int AS c FROM reviews WHERE is_active GROUP BY 1, 2) AS each GROUP BY 1
) AS d WHERE d.shop_id = "shops"."id";
--> statement-breakpoint
DROP FUNCTION add_ratings(int[], int[], int[]);
--> statement-breakpoint
-- One entry for each product and number of stars. Rows are locked in the order of ids, so that parallel reviews do not dead-lock.
CREATE FUNCTION add_ratings(product_ids int[], given int[], counts int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET rating_sum = p.rating_sum + d.s, review_count = p.review_count + d.c,
    stars = add_stars(p.stars, d.given, d.counts)
    FROM (
      SELECT id, sum(star * c) AS s, sum(c) AS c, array_agg(star) AS given, array_agg(c) AS counts
      FROM unnest(product_ids, given, counts) AS u (id, star, c) GROUP BY id
    ) AS d WHERE p.id = d.id;
  PERFORM 1 FROM shops WHERE id IN (SELECT shop_id FROM products WHERE id = ANY (product_ids)) ORDER BY id FOR NO KEY UPDATE;
  UPDATE shops s SET rating_sum = s.rating_sum + d.s, review_count = s.review_count + d.c,
    stars = add_stars(s.stars, d.given, d.counts)
    FROM (
      SELECT p.shop_id, sum(u.star * u.c) AS s, sum(u.c) AS c, array_agg(u.star) AS given, array_agg(u.c) AS counts
      FROM unnest(product_ids, given, counts) AS u (id, star, c) JOIN products p ON p.id = u.id GROUP BY p.shop_id
    ) AS d WHERE s.id = d.shop_id;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_added_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_ratings(array_agg(product_id), array_agg(star), array_agg(c)) FROM (
    SELECT product_id, rating::int AS star, count(*)::int AS c FROM added WHERE is_active GROUP BY 1, 2
  ) AS d HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_removed_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_ratings(array_agg(product_id), array_agg(star), array_agg(c)) FROM (
    SELECT product_id, rating::int AS star, -count(*)::int AS c FROM removed WHERE is_active GROUP BY 1, 2
  ) AS d HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_changed_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_ratings(array_agg(product_id), array_agg(star), array_agg(c)) FROM (
    SELECT product_id, star, sum(c)::int AS c FROM (
      SELECT product_id, rating::int AS star, 1 AS c FROM added WHERE is_active
      UNION ALL SELECT product_id, rating::int, -1 FROM removed WHERE is_active
    ) AS both_sides GROUP BY 1, 2 HAVING sum(c) <> 0
  ) AS d HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION fill_shop_of_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shop_id := (SELECT shop_id FROM products WHERE id = NEW.product_id);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_shop BEFORE INSERT OR UPDATE OF product_id, shop_id ON reviews
FOR EACH ROW EXECUTE FUNCTION fill_shop_of_review();
