ALTER TABLE "shops" ADD COLUMN "minimum_order" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "free_delivery_from" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_order_amounts" CHECK ("shops"."minimum_order" >= 0 and "shops"."free_delivery_from" >= 0);