import { selectConversation } from '#machines/chat/chat.selectors.ts';
import { drawerOlderAtPx } from '#machines/constants.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Conversation } from '#src/parts/Conversation/Conversation.tsx';
import { MessageBox } from '#src/parts/Conversation/MessageBox.tsx';
import { PartnerLogo, Presence } from '#src/parts/Conversation/Partner.tsx';
import { Drawer } from '#src/ui/Drawer/Drawer.tsx';

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
      <Conversation startPx={drawerOlderAtPx} />
    </Drawer>
  );
};
