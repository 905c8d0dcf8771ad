import CircleQuestionMarkIcon from 'lucide-react/icons/circle-question-mark';
import LifeBuoyIcon from 'lucide-react/icons/life-buoy';
import PackageIcon from 'lucide-react/icons/package';
import ScrollTextIcon from 'lucide-react/icons/scroll-text';
import Undo2Icon from 'lucide-react/icons/undo-2';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { ContactParts } from './ContactForm.tsx';
import * as contact from './ContactScreen.css.ts';

const topics = [
  { page: 'help', icon: <CircleQuestionMarkIcon />, title: 'Help', text: 'Answers to what shoppers ask us' },
  { page: 'orderHistory', icon: <PackageIcon />, title: 'Order History', text: 'Where an order is, and what is in it' },
  { page: 'returnedOrders', icon: <Undo2Icon />, title: 'Return Orders', text: 'What you send back, and your refund' },
  {
    page: 'tickets',
    icon: <LifeBuoyIcon />,
    title: 'Support Tickets',
    text: 'Tell us of a problem and follow the answer',
  },
  {
    page: 'returnPolicy',
    icon: <ScrollTextIcon />,
    title: 'Return policy',
    text: 'What can be returned, and until when',
  },
] as const;

const SupportTopics = () => {
  const t = useMessages();
  const isOffered = useOffers();
  return (
    <ul className={contact.topics}>
      {topics
        .filter(({ page }) => isOffered(page))
        .map(({ page, icon, title, text }) => (
          <Card key={page} as="li" isLifting>
            <Link href={pathTo(page)} className={contact.topic}>
              <span className={contact.icon}>{icon}</span>
              <h2 className={contact.title}>{t(title)}</h2>
              <span className={contact.text}>{t(text)}</span>
            </Link>
          </Card>
        ))}
    </ul>
  );
};

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
