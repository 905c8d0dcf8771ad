import { useId } from 'react';
import { beforeTicket } from '#machines/help-search/help-search.logic.ts';
import { selectTicketForm } from '#machines/ticket-form/ticket-form.selectors.ts';
import { Answer, AnswersPending } from '#src/components/Answer/Answer.tsx';
import { helpQuery } from '#src/routes/content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

/** Answers that fit the typed subject, filled up with common ones: so the form does not move while somebody types. */
export const HelpBefore = () => {
  const t = useMessages();
  const id = useId();
  const isOffered = useOffers();
  const { data, status } = useQuery(helpQuery());
  const { fields } = useFacts('ticketForm', selectTicketForm);
  const topics = data?.topics ?? [];
  const isPending = status === 'loading' && isOffered('help');
  if (topics.length === 0 && !isPending) return null;
  const { answers, fitting } = beforeTicket(topics, fields.subject);
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={3}>
        <h2 id={id}>{t('Answers that may help')}</h2>
        <div aria-busy={isPending}>
          {isPending ? <AnswersPending count={3} /> : null}
          {answers.map((each) => (
            <Answer key={each.id} answer={each} />
          ))}
        </div>
        <VisuallyHidden>
          <span role="status">{fitting > 0 ? t('{count} answers fit your subject', { count: fitting }) : null}</span>
        </VisuallyHidden>
        {/* What is typed in the form stays in this tab. */}
        <TextLink href={pathTo('help')} isExternal target="_blank">
          {t('All answers')}
        </TextLink>
      </Stack>
    </Card>
  );
};
