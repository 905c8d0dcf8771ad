/** The pages that the shop's owner writes: policies and the story of the shop. */
import { findHelpPages, findPage } from '#server/db/queries/pages.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { cleanHtml } from '#server/domain/clean-html.ts';
import { helpTopics } from '#server/domain/help.ts';
import { storagePage, storageSlug } from '#server/domain/storage-page.ts';
import { inLanguage } from '#server/domain/texts.ts';
import type { Handlers } from '#server/http/handler.ts';

export const pageRoutes = ({ publicDb: db }: Dependencies) =>
  ({
    getLegalPage: async (request) => {
      const { params, locale } = request;
      const page = await findPage(db, params.slug);
      if (!page && params.slug === storageSlug) return { data: { content: storagePage(request.t.bind(request)) } };
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
    getHelp: async ({ locale }) => {
      const pages = await findHelpPages(db);
      const texts = pages.map(({ slug, title, description }) => ({
        slug,
        title: inLanguage(title, locale),
        description: inLanguage(description, locale),
      }));
      return { data: { topics: helpTopics(texts) } };
    },
  }) satisfies Partial<Handlers>;
