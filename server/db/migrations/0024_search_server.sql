CREATE TABLE "search_changes" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_indexes" (
	"name" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"started_by" text DEFAULT pg_current_xact_id()::text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"copied_to" integer DEFAULT 0 NOT NULL,
	"documents" integer DEFAULT 0 NOT NULL,
	"live_at" timestamp with time zone,
	CONSTRAINT "search_indexes_state" CHECK ("search_indexes"."state" in ('building', 'live'))
);
--> statement-breakpoint
CREATE INDEX "search_changes_since" ON "search_changes" USING btree ("since");--> statement-breakpoint
CREATE UNIQUE INDEX "search_indexes_states" ON "search_indexes" USING btree ("state");
--> statement-breakpoint
CREATE SEQUENCE "search_versions" AS bigint;
--> statement-breakpoint
-- In the order of the ids, so that parallel writers do not dead-lock. A version only tells two changes of one product
-- apart; the job that sends documents draws versions of its own.
CREATE FUNCTION note_search_changes(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM search_indexes) THEN
    RETURN;
  END IF;
  INSERT INTO search_changes AS waiting (product_id, version, since)
    SELECT id, nextval('search_versions'), clock_timestamp() FROM (SELECT DISTINCT unnest(ids) AS id ORDER BY id) AS changed
    ON CONFLICT (product_id) DO UPDATE SET version = excluded.version;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_changed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_search_changes(array_agg(product_id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listings_noted_added AFTER INSERT ON listings REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
--> statement-breakpoint
CREATE TRIGGER listings_noted_changed AFTER UPDATE ON listings REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
--> statement-breakpoint
CREATE TRIGGER listings_noted_removed AFTER DELETE ON listings REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
--> statement-breakpoint
CREATE TRIGGER search_documents_noted AFTER UPDATE ON search_documents REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
--> statement-breakpoint
CREATE FUNCTION note_changed_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_search_changes(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_noted AFTER UPDATE OF short_description, description ON products FOR EACH ROW
WHEN ((OLD.short_description, OLD.description) IS DISTINCT FROM (NEW.short_description, NEW.description))
EXECUTE FUNCTION note_changed_texts();
