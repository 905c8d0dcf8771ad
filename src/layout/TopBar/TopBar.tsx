import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import GlobeIcon from 'lucide-react/icons/globe';
import PhoneIcon from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { phoneLink } from '#src/components/contact-link.ts';
import { useCurrencyChoice, useLanguageChoice } from '#src/components/use-choices.ts';
import { accountPart } from '#src/layout/AccountMenu/AccountArea.tsx';
import * as frame from '#src/layout/frame.css.ts';
import { pathTo } from '#src/routes/paths.ts';
import { Part } from '#src/shop/lazy-component.tsx';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TopBar.css.ts';

type PickerProps = {
  label: string;
  icon?: ReactNode;
  value: string;
  choices: readonly { value: string; label: string; lang?: string }[];
  onChoose: (value: string) => void;
};

/** The system's own list in the look of a bar: it opens well on every device. */
const Picker = ({ label, icon, value, choices, onChoose }: PickerProps) => (
  <label className={styles.picker}>
    {icon}
    <VisuallyHidden>{label}</VisuallyHidden>
    <select className={styles.select} value={value} onChange={({ target }) => onChoose(target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} lang={choice.lang}>
          {choice.label}
        </option>
      ))}
    </select>
    <ChevronDownIcon />
  </label>
);

export const CurrencyPicker = () => {
  const t = useMessages();
  const currency = useCurrencyChoice();
  return currency.choices.length < 2 ? null : <Picker label={t('Choose a currency')} {...currency} />;
};

export const LanguagePicker = () => {
  const t = useMessages();
  const language = useLanguageChoice();
  return language.choices.length < 2 ? null : (
    <Picker label={t('Choose a language')} icon={<GlobeIcon />} {...language} />
  );
};

/** The shop's number; nothing where it has none. */
export const Hotline = () => {
  const t = useMessages();
  const { mobile } = useFacts('preferences', selectSettings);
  const href = phoneLink(mobile);
  if (!mobile) return null;
  const text = <bdi dir="ltr">{mobile}</bdi>;
  return (
    <span className={styles.hotline}>
      <PhoneIcon />
      {t('Hotline')}
      {href ? (
        <TextLink variant="plain" isExternal href={href}>
          {text}
        </TextLink>
      ) : (
        text
      )}
    </span>
  );
};

export const TopBar = () => {
  const t = useMessages();
  const { multi_vendor: isMultiVendor } = useFacts('preferences', selectSettings);
  const isOffered = useOffers();
  const { user } = useVisitor();
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
          {user ? <Part of={accountPart} given={{ user, isAddress: true }} /> : null}
          <CurrencyPicker />
          <LanguagePicker />
        </div>
      </div>
    </div>
  );
};
