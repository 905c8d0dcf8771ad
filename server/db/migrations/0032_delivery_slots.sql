CREATE TABLE "delivery_calendars" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"days" integer DEFAULT 7 NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"closed_days" date[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "delivery_calendars_days" CHECK ("delivery_calendars"."days" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "delivery_holds" (
	"user_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_holds_user_id_shop_id_pk" PRIMARY KEY("user_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_slots" (
	"shop_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"starts_at" time NOT NULL,
	"ends_at" time NOT NULL,
	"capacity" integer NOT NULL,
	"cutoff_minutes" integer DEFAULT 60 NOT NULL,
	CONSTRAINT "delivery_slots_shop_id_weekday_starts_at_pk" PRIMARY KEY("shop_id","weekday","starts_at"),
	CONSTRAINT "delivery_slots_weekday" CHECK ("delivery_slots"."weekday" between 1 and 7),
	CONSTRAINT "delivery_slots_window" CHECK ("delivery_slots"."starts_at" < "delivery_slots"."ends_at"),
	CONSTRAINT "delivery_slots_capacity" CHECK ("delivery_slots"."capacity" between 0 and 10000),
	CONSTRAINT "delivery_slots_cutoff" CHECK ("delivery_slots"."cutoff_minutes" between 0 and 10080)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_zone" text;--> statement-breakpoint
ALTER TABLE "delivery_calendars" ADD CONSTRAINT "delivery_calendars_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_holds" ADD CONSTRAINT "delivery_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_holds" ADD CONSTRAINT "delivery_holds_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_slots" ADD CONSTRAINT "delivery_slots_shop_id_delivery_calendars_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."delivery_calendars"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_holds_of_slot" ON "delivery_holds" USING btree ("shop_id","starts_at");--> statement-breakpoint
CREATE INDEX "delivery_holds_end" ON "delivery_holds" USING btree ("held_until");--> statement-breakpoint
CREATE INDEX "orders_of_slot" ON "orders" USING btree ("shop_id","delivery_from") WHERE "orders"."delivery_from" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_time" CHECK (num_nulls("orders"."delivery_from", "orders"."delivery_until", "orders"."delivery_zone") in (0, 3));