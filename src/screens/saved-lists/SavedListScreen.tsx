import { selectSavedLists } from '#machines/saved-lists/saved-lists.selectors.ts';
import type { SavedList } from '#machines/saved-lists/saved-lists.types.ts';
import { CardsPending } from '#src/components/CardsPending.tsx';
import { useFocusReturn } from '#src/components/focus.ts';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { savedListQuery } from '#src/routes/account-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog/ConfirmDialog.tsx';
import { ListLines } from './ListLines.tsx';
import { ListNotFound } from './ListNotFound.tsx';
import { ListSharing } from './ListSharing.tsx';
import { NameForm } from './NameForm.tsx';
import * as styles from './SavedLists.css.ts';

const Removal = () => {
  const t = useMessages();
  const flow = useFlow('savedLists');
  const { stage, isBusy } = useFacts('savedLists', selectSavedLists);
  if (stage !== 'asking') return null;
  return (
    <ConfirmDialog
      title={t('Delete list')}
      text={t('Are you sure you want to delete this list?')}
      cancelLabel={t('Cancel')}
      confirmLabel={t('Delete')}
      closeLabel={t('Close')}
      tone="danger"
      isBusy={isBusy}
      onCancel={() => flow.send({ type: 'removal.cancel' })}
      onConfirm={() => flow.send({ type: 'removal.confirm' })}
    />
  );
};

const ListPage = ({ list, isRefreshing }: { list: SavedList; isRefreshing: boolean }) => {
  const t = useMessages();
  const flow = useFlow('savedLists');
  const { stage } = useFacts('savedLists', selectSavedLists);
  const [renameRef, formRef] = useFocusReturn<HTMLButtonElement>();
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <bdi>{list.name}</bdi>
        </h1>
        <div className={styles.actions}>
          <Button ref={renameRef} variant="secondary" onPress={() => flow.send({ type: 'list.rename', list })}>
            {t('Rename')}
          </Button>
          <Button variant="secondary" onPress={() => flow.send({ type: 'removal.request', list })}>
            {t('Delete')}
          </Button>
        </div>
      </div>
      {stage === 'naming' ? (
        <div ref={formRef}>
          <NameForm />
        </div>
      ) : null}
      <ListSharing list={list} />
      <ListLines list={list} isRefreshing={isRefreshing} />
      <Removal />
    </>
  );
};

/** One list of the shopper: its products, its link and its name. */
export const SavedListScreen = ({ params: { id = '' } }: ScreenProps) => {
  const t = useMessages();
  const list = useQuery(savedListQuery(id));
  return (
    <div className={styles.root}>
      <Breadcrumbs
        label={t('You are here')}
        items={[{ label: t('Lists'), href: pathTo('savedLists') }, { label: t('List') }]}
      />
      <QueryView
        result={list}
        skeleton={<CardsPending />}
        notFound={<ListNotFound href={pathTo('savedLists')} linkText={t('Lists')} />}
        level={1}
      >
        {({ list: found }) => <ListPage list={found} isRefreshing={list.status === 'refreshing'} />}
      </QueryView>
    </div>
  );
};
