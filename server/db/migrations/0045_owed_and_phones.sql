CREATE INDEX "users_phone_whole" ON "users" USING btree (("phone_code" || "phone"));--> statement-breakpoint
UPDATE "payment_shares" SET "state" = 'owed' FROM "orders" WHERE "orders"."id" = "payment_shares"."order_id" AND "payment_shares"."state" = 'paid' AND "orders"."status" = 'Cancelled';
