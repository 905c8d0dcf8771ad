CREATE TABLE "brand_counts" (
	"brand_id" integer PRIMARY KEY NOT NULL,
	"listed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"shop_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"sub_category_id" integer NOT NULL,
	"listed" integer NOT NULL,
	CONSTRAINT "listing_counts_shop_id_category_id_sub_category_id_pk" PRIMARY KEY("shop_id","category_id","sub_category_id")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"sub_category_id" integer,
	"brand_id" integer,
	"packaging_id" integer NOT NULL,
	"price" integer NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"review_count" integer NOT NULL,
	"sold" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"popularity" double precision GENERATED ALWAYS AS (rating * ln(1 + review_count)) STORED
);
--> statement-breakpoint
-- Filled before the indexes are made, which is quicker.
INSERT INTO "listings" ("product_id", "shop_id", "category_id", "sub_category_id", "brand_id", "packaging_id", "price",
	"rating", "review_count", "sold", "created_at")
	SELECT p.id, p.shop_id, p.category_id, p.sub_category_id, p.brand_id, k.id, coalesce(k.discount_price, k.price),
		p.rating, p.review_count, p.sold, p.created_at
	FROM products p
	JOIN shops s ON s.id = p.shop_id AND s.is_active
	JOIN packagings k ON k.product_id = p.id AND k.position = 0
	WHERE p.is_active;
--> statement-breakpoint
INSERT INTO "listing_counts" ("shop_id", "category_id", "sub_category_id", "listed")
	SELECT shop_id, category_id, coalesce(sub_category_id, 0), count(*) FROM "listings" GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "brand_counts" ("brand_id", "listed")
	SELECT brand_id, count(*) FROM "listings" WHERE brand_id IS NOT NULL GROUP BY 1;
--> statement-breakpoint
DROP INDEX "products_best_sold";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_counts_category" ON "listing_counts" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "listings_best_sold" ON "listings" USING btree ("sold" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listings_cheapest" ON "listings" USING btree ("price","product_id");--> statement-breakpoint
CREATE INDEX "listings_dearest" ON "listings" USING btree ("price" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listings_popular" ON "listings" USING btree ("popularity" DESC NULLS FIRST,"sold" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listings_of_shop" ON "listings" USING btree ("shop_id","sold" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listings_of_category" ON "listings" USING btree ("category_id","sold" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listings_of_sub_category" ON "listings" USING btree ("sub_category_id","sold" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listings_of_brand" ON "listings" USING btree ("brand_id","sold" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listings_packaging" ON "listings" USING btree ("packaging_id");
--> statement-breakpoint
-- Makes the listings of these products anew. The products are locked first, so that two writers who change a product
-- and its packaging at the same time do not write a listing of half of both.
CREATE FUNCTION refresh_listings(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM listings WHERE product_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM products p JOIN shops s ON s.id = p.shop_id AND s.is_active
    JOIN packagings k ON k.product_id = p.id AND k.position = 0
    WHERE p.id = listings.product_id AND p.is_active
  );
  INSERT INTO listings (product_id, shop_id, category_id, sub_category_id, brand_id, packaging_id, price, rating,
    review_count, sold, created_at)
  SELECT p.id, p.shop_id, p.category_id, p.sub_category_id, p.brand_id, k.id, coalesce(k.discount_price, k.price),
    p.rating, p.review_count, p.sold, p.created_at
  FROM products p
  JOIN shops s ON s.id = p.shop_id AND s.is_active
  JOIN packagings k ON k.product_id = p.id AND k.position = 0
  WHERE p.id = ANY (ids) AND p.is_active
  ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET shop_id = excluded.shop_id, category_id = excluded.category_id,
    sub_category_id = excluded.sub_category_id, brand_id = excluded.brand_id, packaging_id = excluded.packaging_id,
    price = excluded.price, rating = excluded.rating, review_count = excluded.review_count, sold = excluded.sold,
    created_at = excluded.created_at;
END
$$;
--> statement-breakpoint
CREATE FUNCTION list_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listings(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_listed
AFTER UPDATE OF is_active, shop_id, category_id, sub_category_id, brand_id, created_at ON products FOR EACH ROW
WHEN ((OLD.is_active, OLD.shop_id, OLD.category_id, OLD.sub_category_id, OLD.brand_id, OLD.created_at)
  IS DISTINCT FROM (NEW.is_active, NEW.shop_id, NEW.category_id, NEW.sub_category_id, NEW.brand_id, NEW.created_at))
EXECUTE FUNCTION list_changed_product();
--> statement-breakpoint
-- With each order and each review: no more than one small row.
CREATE FUNCTION count_in_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET sold = NEW.sold, rating = NEW.rating, review_count = NEW.review_count WHERE product_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_counted AFTER UPDATE OF sold, rating_sum, review_count ON products FOR EACH ROW
WHEN ((OLD.sold, OLD.rating_sum, OLD.review_count) IS DISTINCT FROM (NEW.sold, NEW.rating_sum, NEW.review_count))
EXECUTE FUNCTION count_in_listing();
--> statement-breakpoint
CREATE FUNCTION list_changed_packagings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listings(array_agg(DISTINCT product_id)) FROM changed WHERE position = 0 HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER packagings_added AFTER INSERT ON packagings REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION list_changed_packagings();
--> statement-breakpoint
CREATE TRIGGER packagings_removed AFTER DELETE ON packagings REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION list_changed_packagings();
--> statement-breakpoint
CREATE FUNCTION list_changed_packaging() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listings(ARRAY[OLD.product_id, NEW.product_id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Not by a change of the stock, which every order makes.
CREATE TRIGGER packagings_changed AFTER UPDATE OF price, discount_price, position, product_id ON packagings FOR EACH ROW
WHEN ((OLD.position = 0 OR NEW.position = 0) AND (OLD.price, OLD.discount_price, OLD.position, OLD.product_id)
  IS DISTINCT FROM (NEW.price, NEW.discount_price, NEW.position, NEW.product_id))
EXECUTE FUNCTION list_changed_packaging();
--> statement-breakpoint
CREATE FUNCTION list_changed_shop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listings(ARRAY(SELECT id FROM products WHERE shop_id = NEW.id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER shops_listed AFTER UPDATE OF is_active ON shops FOR EACH ROW
WHEN (OLD.is_active IS DISTINCT FROM NEW.is_active) EXECUTE FUNCTION list_changed_shop();
--> statement-breakpoint
-- Counts once for each statement, in the order of the keys, so that parallel writers do not dead-lock.
CREATE FUNCTION count_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO listing_counts AS counted (shop_id, category_id, sub_category_id, listed)
    SELECT shop_id, category_id, coalesce(sub_category_id, 0), step * count(*) FROM changed GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (shop_id, category_id, sub_category_id) DO UPDATE SET listed = counted.listed + excluded.listed;
  INSERT INTO brand_counts AS counted (brand_id, listed)
    SELECT brand_id, step * count(*) FROM changed WHERE brand_id IS NOT NULL GROUP BY 1 ORDER BY 1
    ON CONFLICT (brand_id) DO UPDATE SET listed = counted.listed + excluded.listed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listings_added AFTER INSERT ON listings REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
--> statement-breakpoint
CREATE TRIGGER listings_removed AFTER DELETE ON listings REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
--> statement-breakpoint
CREATE FUNCTION count_moved_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_counts AS counted (shop_id, category_id, sub_category_id, listed)
    SELECT shop_id, category_id, sub_category_id, sum(listed) FROM (VALUES
      (OLD.shop_id, OLD.category_id, coalesce(OLD.sub_category_id, 0), -1),
      (NEW.shop_id, NEW.category_id, coalesce(NEW.sub_category_id, 0), 1)
    ) AS moved (shop_id, category_id, sub_category_id, listed)
    GROUP BY 1, 2, 3 HAVING sum(listed) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (shop_id, category_id, sub_category_id) DO UPDATE SET listed = counted.listed + excluded.listed;
  INSERT INTO brand_counts AS counted (brand_id, listed)
    SELECT brand_id, sum(listed) FROM (VALUES (OLD.brand_id, -1), (NEW.brand_id, 1)) AS moved (brand_id, listed)
    WHERE brand_id IS NOT NULL GROUP BY 1 HAVING sum(listed) <> 0 ORDER BY 1
    ON CONFLICT (brand_id) DO UPDATE SET listed = counted.listed + excluded.listed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listings_moved AFTER UPDATE OF shop_id, category_id, sub_category_id, brand_id ON listings FOR EACH ROW
WHEN ((OLD.shop_id, OLD.category_id, OLD.sub_category_id, OLD.brand_id)
  IS DISTINCT FROM (NEW.shop_id, NEW.category_id, NEW.sub_category_id, NEW.brand_id))
EXECUTE FUNCTION count_moved_listing();
