INSERT INTO "blog_tags" ("slug", "name")
	SELECT DISTINCT "tag", jsonb_build_object('en', "tag") FROM "blog_posts", unnest("tags") "tag" ORDER BY "tag";--> statement-breakpoint
INSERT INTO "blog_post_tags" ("post_id", "tag_id", "position")
	SELECT "post"."id", "blog_tags"."id", min("given"."place")::integer
	FROM "blog_posts" "post", unnest("post"."tags") WITH ORDINALITY "given" ("tag", "place"), "blog_tags"
	WHERE "blog_tags"."slug" = "given"."tag" GROUP BY 1, 2;--> statement-breakpoint
ALTER TABLE "blog_posts" DROP COLUMN "tags";