/** The pages that the shop's owner writes: policies and the story of the shop. */
import { findPage } from '#server/db/queries/pages.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { cleanHtml } from '#server/domain/clean-html.ts';
import { inLanguage } from '#server/domain/texts.ts';
import type { Handlers } from '#server/http/handler.ts';

export const pageRoutes = ({ db }: Dependencies) =>
  ({
    getLegalPage: async ({ params, locale }) => {
      const page = await findPage(db, params.slug);
      // Every server of the family answers an unknown page with nulls.
      if (!page) return { data: { content: { title: null, description: null } } };
      return {
        data: {
          content: {
            title: inLanguage(page.title, locale),
            description: cleanHtml(inLanguage(page.description, locale)),
          },
        },
      };
    },
  }) satisfies Partial<Handlers>;
