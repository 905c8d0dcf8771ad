import LifeBuoyIcon from 'lucide-react/icons/life-buoy';
import SearchIcon from 'lucide-react/icons/search';
import SearchXIcon from 'lucide-react/icons/search-x';
import { narrowed } from '#machines/help-search/help-search.logic.ts';
import { selectHelpText } from '#machines/help-search/help-search.selectors.ts';
import type { HelpTopic } from '#machines/query/contract.types.ts';
import { Answer } from '#src/components/Answer/Answer.tsx';
import { PageHeading } from '#src/components/PageHeading/PageHeading.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { helpQuery } from '#src/routes/content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './HelpScreen.css.ts';

const HelpPending = () => (
  <div className={styles.pending}>
    <Stack gap={4}>
      <Skeleton shape="control" />
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton />
    </Stack>
  </div>
);

const countOf = (topics: readonly HelpTopic[]) => topics.reduce((sum, { questions }) => sum + questions.length, 0);

/** One topic. While the list is narrowed its answers are open: few are left, and the word may stand in the answer. */
const Topic = ({ topic: { id, name, questions }, isNarrowed }: { topic: HelpTopic; isNarrowed: boolean }) => (
  <section className={styles.topic} aria-labelledby={`topic-${id}`}>
    <h2 id={`topic-${id}`} dir="auto">
      {name}
    </h2>
    <div>
      {questions.map((each) => (
        <Answer key={`${each.id} ${isNarrowed}`} answer={each} isOpen={isNarrowed} />
      ))}
    </div>
  </section>
);

const Answers = ({ topics }: { topics: readonly HelpTopic[] }) => {
  const t = useMessages();
  const flow = useFlow('helpSearch');
  const text = useFactsOr('helpSearch', selectHelpText, '');
  const shown = narrowed(topics, text);
  const isNarrowed = shown !== topics;
  if (topics.length === 0) return <EmptyState icon={<LifeBuoyIcon />} title={t('There are no answers here yet')} />;
  return (
    <Stack gap={6}>
      <div>
        <search className={styles.search}>
          <Field
            name="help"
            type="search"
            label={t('Search the answers')}
            isLabelHidden
            placeholder={t('Search the answers')}
            start={<SearchIcon />}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onChange={(typed) => flow.send({ type: 'words.type', text: typed })}
          />
        </search>
        <p className={styles.count} role="status">
          {isNarrowed ? t('{count} answers', { count: countOf(shown) }) : null}
        </p>
      </div>
      {shown.map((topic) => (
        <Topic key={topic.id} topic={topic} isNarrowed={isNarrowed} />
      ))}
      {shown.length === 0 ? (
        <EmptyState
          icon={<SearchXIcon />}
          title={t('No results found for “{text}”', { text: text.trim() })}
          action={
            <Button variant="secondary" onPress={() => flow.send({ type: 'words.clear' })}>
              {t('Show all answers')}
            </Button>
          }
        />
      ) : null}
    </Stack>
  );
};

/** What shoppers ask, by topic, and where to go with another question. */
export const HelpScreen = () => {
  const t = useMessages();
  const result = useQuery(helpQuery());
  return (
    <div className={styles.root}>
      <PageHeading title={t('Help')} note={t('Answers to what shoppers ask us')} />
      <QueryView result={result} skeleton={<HelpPending />}>
        {({ topics }) => <Answers topics={topics} />}
      </QueryView>
      <aside className={styles.more}>
        <p>{t('Didn’t find your answer?')}</p>
        <ButtonLink variant="secondary" href={pathTo('support')}>
          {t('Support')}
        </ButtonLink>
      </aside>
    </div>
  );
};
