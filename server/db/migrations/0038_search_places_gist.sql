DROP INDEX "search_places_names";--> statement-breakpoint
CREATE INDEX "search_places_names" ON "search_places" USING gist ("names" gist_trgm_ops);