import PhoneIcon from 'lucide-react/icons/phone';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './TopBar.css.ts';

/** The shop's number; nothing where it has none. */
export const Hotline = () => {
  const t = useMessages();
  const { mobile } = useFacts('preferences', selectSettings);
  if (!mobile) return null;
  return (
    <span className={styles.hotline}>
      <PhoneIcon />
      {t('Hotline')}
      <TextLink variant="plain" isExternal href={`tel:${mobile.replace(/[^+\d]/g, '')}`}>
        <bdi dir="ltr">{mobile}</bdi>
      </TextLink>
    </span>
  );
};
