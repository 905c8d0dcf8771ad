import { useMessages } from '#src/shop/use-messages.ts';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { ContactParts } from './ContactForm.tsx';
import * as styles from './ContactScreen.css.ts';

/** How the shop is reached, and a form for everything else. */
export const ContactScreen = () => {
  const t = useMessages();
  return (
    <Stack gap={6}>
      <div>
        <h1>{t('Contact us')}</h1>
        <p className={styles.intro}>{t('Questions, praise or something we should know: write to us')}</p>
      </div>
      <ContactParts />
    </Stack>
  );
};
