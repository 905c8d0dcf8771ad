ALTER TABLE "carts" ADD COLUMN "buy_now_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_buy_now_version" CHECK ("carts"."buy_now_version" >= 0);