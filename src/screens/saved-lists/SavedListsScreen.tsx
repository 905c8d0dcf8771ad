import ListChecksIcon from 'lucide-react/icons/list-checks';
import PlusIcon from 'lucide-react/icons/plus';
import { query } from '#machines/query/query.types.ts';
import { selectSavedLists } from '#machines/saved-lists/saved-lists.selectors.ts';
import type { SavedListSummary } from '#machines/saved-lists/saved-lists.types.ts';
import { CardsPending } from '#src/components/CardsPending.tsx';
import { useFocusReturn } from '#src/components/focus.ts';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { NameForm } from './NameForm.tsx';
import * as styles from './SavedLists.css.ts';

const ListCard = ({ list: { id, name, total, link, updated_at: changedAt } }: { list: SavedListSummary }) => {
  const t = useMessages();
  const dates = useDates();
  const day = dates.day(changedAt);
  return (
    <Card>
      <div className={styles.card}>
        <div className={styles.about}>
          <TextLink href={pathTo('savedList', { id })} variant="strong">
            <bdi>{name}</bdi>
          </TextLink>
          <p className={styles.quiet}>
            {[t('{count} products', { count: total }), day && t('Changed on {day}', { day })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {link ? <Tag>{t('Shared')}</Tag> : null}
      </div>
    </Card>
  );
};

/** The shopper's lists, the last changed first. */
export const SavedListsScreen = () => {
  const t = useMessages();
  const flow = useFlow('savedLists');
  const lists = useQuery(query('listLists'));
  const { stage } = useFacts('savedLists', selectSavedLists);
  const [title, formRef] = useFocusReturn<HTMLHeadingElement>();
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {t('Lists')}
        </h1>
        {stage === 'naming' ? null : (
          <Button icon={<PlusIcon />} onPress={() => flow.send({ type: 'list.new' })}>
            {t('New list')}
          </Button>
        )}
      </div>
      {stage === 'naming' ? (
        <div ref={formRef}>
          <NameForm />
        </div>
      ) : null}
      <QueryView result={lists} skeleton={<CardsPending />}>
        {({ lists: saved }) =>
          saved.length === 0 ? (
            <EmptyState
              icon={<ListChecksIcon />}
              title={t('You have no lists yet')}
              text={t('Collect what you buy together, and put all of it into your cart at once')}
            />
          ) : (
            <ul className={styles.lists}>
              {saved.map((list) => (
                <li key={list.id}>
                  <ListCard list={list} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  );
};
