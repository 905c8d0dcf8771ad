import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import * as frame from '#src/layout/frame.css.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { Hotline } from './Hotline.tsx';
import { CurrencyPicker, LanguagePicker } from './Pickers.tsx';
import * as styles from './TopBar.css.ts';

export const TopBar = () => {
  const t = useMessages();
  const { multi_vendor: isMultiVendor } = useFacts('preferences', selectSettings);
  const isOffered = useOffers();
  return (
    <div className={styles.root}>
      <div className={`${frame.page} ${styles.row}`}>
        {isMultiVendor && isOffered('sellerRegister') ? (
          <span className={styles.seller}>
            <TextLink variant="plain" href={pathTo('sellerRegister')}>
              {t('Become a Seller')}
            </TextLink>
          </span>
        ) : null}
        <Hotline />
        <div className={styles.end}>
          <CurrencyPicker />
          <LanguagePicker />
        </div>
      </div>
    </div>
  );
};
