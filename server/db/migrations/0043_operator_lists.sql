CREATE INDEX "conversations_of_all" ON "conversations" USING btree ("moved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_sellers" ON "users" USING btree ("id") WHERE "users"."role" = 'shop';--> statement-breakpoint
CREATE INDEX "users_email_like" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_like" ON "users" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("status","id" DESC NULLS FIRST) WHERE "orders"."status" not in ('Delivered', 'Cancelled');--> statement-breakpoint
CREATE INDEX "tickets_in_status" ON "tickets" USING btree ("status","id" DESC NULLS FIRST);