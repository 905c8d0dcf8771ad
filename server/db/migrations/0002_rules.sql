-- Rules over more than one row, which a CHECK cannot state.

ALTER TABLE rate_limits SET UNLOGGED;
--> statement-breakpoint

-- An order's total is the sum of its lines and its tax the sum of its taxes. Deferred: the order is written before its lines.
CREATE FUNCTION check_order_sums() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked orders%ROWTYPE;
  lines bigint;
  before_discount bigint;
  taxes bigint;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    SELECT * INTO checked FROM orders WHERE id = NEW.id;
  ELSE
    SELECT * INTO checked FROM orders WHERE id = coalesce(NEW.order_id, OLD.order_id);
  END IF;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT coalesce(sum(quantity * unit_price::bigint), 0), coalesce(sum(quantity * price_before_discount::bigint), 0)
    INTO lines, before_discount FROM order_lines WHERE order_id = checked.id;
  SELECT coalesce(sum(amount), 0) INTO taxes FROM order_taxes WHERE order_id = checked.id;
  IF lines <> checked.total OR before_discount - lines <> checked.discount OR taxes <> checked.tax THEN
    RAISE EXCEPTION 'Order %: its amounts differ from the sums of its lines and taxes.', checked.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_sums', TABLE = 'orders';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_sums AFTER INSERT OR UPDATE ON orders
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_sums();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_sums_of_lines AFTER INSERT OR UPDATE OR DELETE ON order_lines
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_sums();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_sums_of_taxes AFTER INSERT OR UPDATE OR DELETE ON order_taxes
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_sums();
--> statement-breakpoint

-- Every status that an order reaches is written down, whoever sets it.
CREATE FUNCTION note_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_history (order_id, status, at) VALUES (NEW.id, NEW.status, NEW.placed_at);
  ELSE
    INSERT INTO order_history (order_id, status) VALUES (NEW.id, NEW.status);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_placed AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION note_order_status();
--> statement-breakpoint
CREATE TRIGGER orders_moved AFTER UPDATE OF status ON orders
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_order_status();
--> statement-breakpoint

-- Ratings are counted once for each statement, in the order of ids, so that parallel reviews do not dead-lock.
CREATE FUNCTION add_ratings(product_ids int[], sums int[], counts int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET rating_sum = p.rating_sum + d.s, review_count = p.review_count + d.c
    FROM unnest(product_ids, sums, counts) AS d (id, s, c) WHERE p.id = d.id;
  PERFORM 1 FROM shops WHERE id IN (SELECT shop_id FROM products WHERE id = ANY (product_ids)) ORDER BY id FOR NO KEY UPDATE;
  UPDATE shops s SET rating_sum = s.rating_sum + d.s, review_count = s.review_count + d.c
    FROM (
      SELECT p.shop_id, sum(u.s) AS s, sum(u.c) AS c
      FROM unnest(product_ids, sums, counts) AS u (id, s, c) JOIN products p ON p.id = u.id GROUP BY p.shop_id
    ) AS d WHERE s.id = d.shop_id;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_added_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_ratings(array_agg(product_id), array_agg(s), array_agg(c)) FROM (
    SELECT product_id, sum(rating)::int AS s, count(*)::int AS c FROM added WHERE is_active GROUP BY product_id
  ) AS d HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_removed_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_ratings(array_agg(product_id), array_agg(s), array_agg(c)) FROM (
    SELECT product_id, -sum(rating)::int AS s, -count(*)::int AS c FROM removed WHERE is_active GROUP BY product_id
  ) AS d HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_changed_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_ratings(array_agg(product_id), array_agg(s), array_agg(c)) FROM (
    SELECT product_id, sum(s)::int AS s, sum(c)::int AS c FROM (
      SELECT product_id, rating AS s, 1 AS c FROM added WHERE is_active
      UNION ALL SELECT product_id, -rating, -1 FROM removed WHERE is_active
    ) AS both_sides GROUP BY product_id
  ) AS d HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_added AFTER INSERT ON reviews REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_added_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_removed AFTER DELETE ON reviews REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION count_removed_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_changed AFTER UPDATE ON reviews REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_changed_reviews();
--> statement-breakpoint

-- The names of brand and categories are words by which a product is found.
CREATE FUNCTION fill_keywords() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.keywords := concat_ws(
    ' ',
    (SELECT fold_translated(name) FROM brands WHERE id = NEW.brand_id),
    (SELECT fold_translated(name) FROM categories WHERE id = NEW.category_id),
    (SELECT fold_translated(name) FROM sub_categories WHERE id = NEW.sub_category_id)
  );
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_keywords BEFORE INSERT OR UPDATE OF brand_id, category_id, sub_category_id ON products
FOR EACH ROW EXECUTE FUNCTION fill_keywords();
--> statement-breakpoint
-- Naming the column is enough: the trigger above fires on it and reads the new name.
CREATE FUNCTION refill_keywords() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE products SET %I = %I WHERE %I = $1', TG_ARGV[0], TG_ARGV[0], TG_ARGV[0]) USING NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER brands_renamed AFTER UPDATE OF name ON brands
FOR EACH ROW EXECUTE FUNCTION refill_keywords('brand_id');
--> statement-breakpoint
CREATE TRIGGER categories_renamed AFTER UPDATE OF name ON categories
FOR EACH ROW EXECUTE FUNCTION refill_keywords('category_id');
--> statement-breakpoint
CREATE TRIGGER sub_categories_renamed AFTER UPDATE OF name ON sub_categories
FOR EACH ROW EXECUTE FUNCTION refill_keywords('sub_category_id');
