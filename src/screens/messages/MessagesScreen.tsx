import SearchIcon from 'lucide-react/icons/search';
import { useRef } from 'react';
import { selectConversation, selectShops } from '#machines/chat/chat.selectors.ts';
import { preserveFocus } from '#src/components/preserve-focus.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import * as styles from './MessagesScreen.css.ts';
import { Pane } from './Pane.tsx';
import { ShopList } from './ShopList.tsx';

/** The shops on one side and the conversation on the other; one of the two where there is no room for both. */
export const MessagesScreen = () => {
  const t = useMessages();
  const chat = useFlow('chat');
  const { search } = useFacts('chat', selectShops);
  const { shop } = useFacts('chat', selectConversation);
  const shops = useRef<HTMLDivElement>(null);
  const leave = () => {
    chat.send({ type: 'shop.leave' });
    preserveFocus(shops.current, 'first');
  };
  return (
    <div className={styles.root}>
      <h1>{t('Messages')}</h1>
      <div className={`${styles.panes} ${shop ? styles.withShop : ''}`}>
        <div className={styles.side}>
          <search className={styles.search}>
            <Field
              name="search"
              type="search"
              label={t('Search Seller')}
              isLabelHidden
              placeholder={t('Search Seller')}
              start={<SearchIcon />}
              maxLength={100}
              enterKeyHint="search"
              value={search}
              onChange={(text) => chat.send({ type: 'search.type', text })}
            />
          </search>
          <div ref={shops} className={styles.shops}>
            <ShopList />
          </div>
        </div>
        <Pane onBack={leave} />
      </div>
    </div>
  );
};
