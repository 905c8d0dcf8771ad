import { useMessages } from '#src/shop/use-messages.ts';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { ContactParts } from './ContactParts.tsx';
import * as contact from './ContactScreen.css.ts';
import { SupportTopics } from './SupportTopics.tsx';

/** Where help is: with an order, a return, a ticket, and the shop itself. */
export const SupportScreen = () => {
  const t = useMessages();
  return (
    <Stack gap={6}>
      <div>
        <h1>{t('Support')}</h1>
        <p className={contact.intro}>{t('How can we help?')}</p>
      </div>
      <SupportTopics />
      <ContactParts />
    </Stack>
  );
};
