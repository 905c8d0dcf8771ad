ALTER TABLE "returns" ADD COLUMN "shop_id" integer;--> statement-breakpoint
UPDATE "returns" SET "shop_id" = "orders"."shop_id" FROM "orders" WHERE "orders"."id" = "returns"."order_id";--> statement-breakpoint
ALTER TABLE "returns" ALTER COLUMN "shop_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_last_used_at_index" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "password_resets_expires_at_index" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_of_shop_status" ON "orders" USING btree ("shop_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_created_at_index" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_secrets" ON "outbox" USING btree ("expires_at") WHERE "outbox"."secret" is not null;--> statement-breakpoint
CREATE INDEX "partner_proofs_expires_at_index" ON "partner_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "push_messages_expires_at_index" ON "push_messages" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "returns_of_shop" ON "returns" USING btree ("shop_id","id" DESC NULLS FIRST);