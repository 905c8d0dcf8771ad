import { ContactForm } from './ContactForm.tsx';
import * as styles from './ContactScreen.css.ts';
import { ContactWays } from './ContactWays.tsx';

export const ContactParts = () => (
  <div className={styles.columns}>
    <ContactForm />
    <ContactWays />
  </div>
);
