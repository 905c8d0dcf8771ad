import { drawerOlderAtPx } from '#machines/chat/chat.constants.ts';
import { selectConversation } from '#machines/chat/chat.selectors.ts';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Drawer } from '#src/ui/Drawer/Drawer.tsx';
import { Conversation } from './Conversation.tsx';
import { MessageBox } from './MessageBox.tsx';
import { PartnerLogo, Presence } from './Partner.tsx';

/** The chat with one shop, over the page; seven tenths of the window high. */
export const ChatDrawer = () => {
  const t = useMessages();
  const chat = useFlow('chat');
  const { shop, isOnline } = useFacts('chat', selectConversation);
  return (
    <Drawer
      side="low"
      isFlush
      title={shop?.name ?? t('Chat')}
      mark={shop ? <PartnerLogo shop={shop} /> : null}
      note={<Presence isOnline={isOnline} />}
      closeLabel={t('Close chat')}
      footer={<MessageBox />}
      onClose={() => chat.send({ type: 'chat.close' })}
    >
      <PartBoundary>
        <Conversation startPx={drawerOlderAtPx} />
      </PartBoundary>
    </Drawer>
  );
};
