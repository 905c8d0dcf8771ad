import { useOffers } from '#src/shop/use-offers.ts';
import { ContactForm } from './ContactForm.tsx';
import * as styles from './ContactScreen.css.ts';
import { ContactWays } from './ContactWays.tsx';

export const ContactParts = () => {
  const isOffered = useOffers();
  return (
    <div className={styles.columns}>
      {isOffered('contactForm') ? <ContactForm /> : null}
      <ContactWays />
    </div>
  );
};
