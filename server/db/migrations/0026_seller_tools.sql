CREATE TABLE "seller_pictures" (
	"shop_id" integer NOT NULL,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "seller_pictures_shop_id_name_pk" PRIMARY KEY("shop_id","name"),
	CONSTRAINT "seller_pictures_content" CHECK ("seller_pictures"."content" ~ '^[0-9a-f]{24}$')
);
--> statement-breakpoint
DROP INDEX "conversations_shop_id_index";--> statement-breakpoint
DROP INDEX "orders_shop_id_index";--> statement-breakpoint
ALTER TABLE "seller_pictures" ADD CONSTRAINT "seller_pictures_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_of_shop" ON "conversations" USING btree ("shop_id","moved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_of_shop" ON "orders" USING btree ("shop_id","id" DESC NULLS FIRST);