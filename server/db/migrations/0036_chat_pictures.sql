ALTER TABLE "messages" DROP CONSTRAINT "messages_content";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD COLUMN "message_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_picture_id_uploads_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_with_picture" ON "messages" USING btree ("picture_id") WHERE "messages"."picture_id" is not null;--> statement-breakpoint
CREATE INDEX "ticket_attachments_message_id_index" ON "ticket_attachments" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_content" CHECK (("messages"."body" is null and "messages"."picture_id" is null) <> ("messages"."product_id" is null));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('profile', 'company', 'return', 'review', 'ticket', 'shop', 'chat'));