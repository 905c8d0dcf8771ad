CREATE TABLE "one_time_codes" (
	"recipient" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer,
	"channel" text NOT NULL,
	"context_hash" "bytea",
	"code_hash" "bytea",
	"tries" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"locks" smallint DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "one_time_codes_channel" CHECK ("one_time_codes"."channel" in ('email', 'sms')),
	CONSTRAINT "one_time_codes_counts" CHECK ("one_time_codes"."tries" >= 0 and "one_time_codes"."failures" >= 0 and "one_time_codes"."locks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "password_resets_token_hash" CHECK (octet_length("password_resets"."token_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "shop_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_secrets_value" CHECK (octet_length("shop_secrets"."value") = 32)
);
--> statement-breakpoint
DROP INDEX "outbox_waiting";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "secret" "bytea";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '3 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_context" ON "one_time_codes" USING btree ("context_hash");--> statement-breakpoint
CREATE INDEX "one_time_codes_asked_at_index" ON "one_time_codes" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."sent_at" is null and "outbox"."given_up_at" is null;