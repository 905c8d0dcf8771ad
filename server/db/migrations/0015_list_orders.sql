-- Indexes in the order of `ORDER BY … DESC`, which puts nulls first: none declared NULLS LAST was ever used for a list.
DROP INDEX "blog_posts_published_at_index";--> statement-breakpoint
DROP INDEX "partner_applications_submitted_at_index";--> statement-breakpoint
DROP INDEX "products_best_sold";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "conversations_latest";--> statement-breakpoint
DROP INDEX "messages_newest";--> statement-breakpoint
DROP INDEX "recently_viewed_newest";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "returns_newest";--> statement-breakpoint
DROP INDEX "reviews_newest";--> statement-breakpoint
DROP INDEX "tickets_newest";--> statement-breakpoint
-- One statement for three columns, because each statement writes the whole table anew.
ALTER TABLE "products"
	ADD COLUMN "folded_en" text GENERATED ALWAYS AS (fold_text(name ->> 'en')) STORED,
	ADD COLUMN "folded_ar" text GENERATED ALWAYS AS (fold_text(name ->> 'ar')) STORED,
	ADD COLUMN "folded_ir" text GENERATED ALWAYS AS (fold_text(name ->> 'ir')) STORED;--> statement-breakpoint
CREATE INDEX "products_code_lower" ON "products" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "partner_applications_newest" ON "partner_applications" USING btree ("submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_best_sold" ON "products" USING btree ("sold" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "conversations_latest" ON "conversations" USING btree ("user_id","moved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("conversation_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recently_viewed_newest" ON "recently_viewed" USING btree ("user_id","viewed_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("user_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "returns_newest" ON "returns" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "tickets_newest" ON "tickets" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);