CREATE TABLE "search_places" (
	"kind" text NOT NULL,
	"place_id" integer NOT NULL,
	"names" text NOT NULL,
	CONSTRAINT "search_places_kind_place_id_pk" PRIMARY KEY("kind","place_id")
);
--> statement-breakpoint
CREATE INDEX "search_places_names" ON "search_places" USING gin ("names" gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION place_names(name jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT ' ' || concat_ws(' ', search_text(name ->> 'en'), search_text(name ->> 'ar'), search_text(name ->> 'ir')) $$;
--> statement-breakpoint
INSERT INTO "search_places" ("kind", "place_id", "names")
	SELECT 'shop', id, place_names(name) FROM "shops"
	UNION ALL SELECT 'brand', id, place_names(name) FROM "brands"
	UNION ALL SELECT 'category', id, place_names(name) FROM "categories"
	UNION ALL SELECT 'sub_category', id, place_names(name) FROM "sub_categories";
--> statement-breakpoint
CREATE FUNCTION keep_search_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_places WHERE kind = TG_ARGV[0] AND place_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_places (kind, place_id, names) VALUES (TG_ARGV[0], NEW.id, place_names(NEW.name));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER shops_found AFTER INSERT OR DELETE OR UPDATE OF id, name ON shops
FOR EACH ROW EXECUTE FUNCTION keep_search_place('shop');
--> statement-breakpoint
CREATE TRIGGER brands_found AFTER INSERT OR DELETE OR UPDATE OF id, name ON brands
FOR EACH ROW EXECUTE FUNCTION keep_search_place('brand');
--> statement-breakpoint
CREATE TRIGGER categories_found AFTER INSERT OR DELETE OR UPDATE OF id, name ON categories
FOR EACH ROW EXECUTE FUNCTION keep_search_place('category');
--> statement-breakpoint
CREATE TRIGGER sub_categories_found AFTER INSERT OR DELETE OR UPDATE OF id, name ON sub_categories
FOR EACH ROW EXECUTE FUNCTION keep_search_place('sub_category');
