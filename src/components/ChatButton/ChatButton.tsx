import MessageCircleIcon from 'lucide-react/icons/message-circle';
import type { ChatShop, PendingIntent } from '#machines/chat/chat.types.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';

export type ChatButtonProps = {
  shop: ChatShop & { name: string };
  /** The product that the conversation is about, or the order that the next text is about. */
  about?: Omit<PendingIntent, 'shop'>;
  /** The icon alone, where the shop's name stands beside it. */
  isIcon?: boolean;
  size?: 'small' | 'medium';
};

/** Opens the chat with a shop over the page; a guest logs in first. */
export const ChatButton = ({ shop, about, isIcon = false, size = 'small' }: ChatButtonProps) => {
  const t = useMessages();
  const chat = useFlow('chat');
  const label = t('Chat with {shop}', { shop: shop.name });
  const { id, name, logo } = shop;
  const requested = { shop: { id, name, ...(logo ? { logo } : {}) }, ...about };
  const open = () => chat.send({ type: 'chat.open', ...requested });
  if (!useOffers()('chat')) return null;
  return isIcon ? (
    <IconButton label={label} aria-haspopup="dialog" onPress={open}>
      <MessageCircleIcon />
    </IconButton>
  ) : (
    <Button
      variant="secondary"
      size={size}
      icon={<MessageCircleIcon />}
      aria-label={label}
      aria-haspopup="dialog"
      onPress={open}
    >
      {t('Chat')}
    </Button>
  );
};
