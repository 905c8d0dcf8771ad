import MonitorIcon from 'lucide-react/icons/monitor';
import MoonIcon from 'lucide-react/icons/moon';
import SunIcon from 'lucide-react/icons/sun';
import { type Calendar, calendars, dateTag, hasOwnCalendar } from '#locales/calendars.ts';
import {
  selectCalendar,
  selectKeepNotices,
  selectLessMotion,
  selectScheme,
} from '#machines/preferences/preferences.selectors.ts';
import type { Scheme } from '#machines/preferences/preferences.types.ts';
import { type Choice, useCurrencyChoice, useLanguageChoice } from '#src/components/use-choices.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Allergies } from './Allergies.tsx';
import { Group } from './Group.tsx';
import { InstallApp } from './InstallApp.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Places } from './Places.tsx';
import { PushSwitch } from './PushSwitch.tsx';
import * as styles from './SettingsScreen.css.ts';

const schemes = [
  { value: 'light', label: 'Light', Icon: SunIcon },
  { value: 'dark', label: 'Dark', Icon: MoonIcon },
  { value: 'system', label: 'Use device setting', Icon: MonitorIcon },
] as const;

const Appearance = () => {
  const t = useMessages();
  const settings = useFlow('preferences');
  const scheme = useFacts('preferences', selectScheme);
  return (
    <Group title={t('Appearance')}>
      <RadioGroup
        legend={t('Appearance')}
        isLegendHidden
        name="scheme"
        variant="cards"
        value={scheme}
        options={schemes.map(({ value, label, Icon }) => ({ value, label: t(label), end: <Icon /> }))}
        onChange={(chosen) => settings.send({ type: 'scheme.choose', scheme: chosen as Scheme })}
      />
    </Group>
  );
};

const Comfort = () => {
  const t = useMessages();
  const settings = useFlow('preferences');
  return (
    <Group title={t('Notifications and motion')}>
      <Stack gap={1}>
        <Checkbox
          name="notices"
          isChecked={useFacts('preferences', selectKeepNotices)}
          onChange={(keepNotices) => settings.send({ type: 'notices.choose', keepNotices })}
        >
          {t('Keep notifications until I close them')}
        </Checkbox>
        <Checkbox
          name="motion"
          isChecked={useFacts('preferences', selectLessMotion)}
          onChange={(lessMotion) => settings.send({ type: 'motion.choose', lessMotion })}
        >
          {t('Reduce motion')}
        </Checkbox>
      </Stack>
    </Group>
  );
};

const ChoiceField = ({ name, label, choice }: { name: string; label: string; choice: Choice }) => (
  <SelectField name={name} label={label} value={choice.value} options={choice.choices} onChange={choice.onChoose} />
);

const Region = () => {
  const t = useMessages();
  return (
    <Group title={t('Language and currency')}>
      <div className={styles.pair}>
        <ChoiceField name="language" label={t('Language')} choice={useLanguageChoice()} />
        <ChoiceField name="currency" label={t('Currency')} choice={useCurrencyChoice()} />
      </div>
    </Group>
  );
};

const calendarName = (tag: string): string => {
  const { calendar } = new Intl.DateTimeFormat(tag).resolvedOptions();
  return new Intl.DisplayNames(tag, { type: 'calendar' }).of(calendar) ?? calendar;
};

/** Only where the language has a calendar of its own. */
const CalendarChoice = () => {
  const t = useMessages();
  const locale = useLocale();
  const settings = useFlow('preferences');
  const chosen = useFacts('preferences', selectCalendar);
  if (!hasOwnCalendar(locale)) return null;
  return (
    <Group title={t('Calendar')}>
      <RadioGroup
        legend={t('Calendar')}
        isLegendHidden
        name="calendar"
        variant="cards"
        value={chosen}
        options={calendars.map((value) => ({ value, label: calendarName(dateTag(locale, value)) }))}
        onChange={(value) => settings.send({ type: 'calendar.choose', calendar: value as Calendar })}
      />
    </Group>
  );
};

/** What stays in this browser: language, money, calendar, looks. What concerns the account: allergies, passkeys, and where it is signed in. */
export const SettingsScreen = () => {
  const t = useMessages();
  return (
    <div className={styles.root}>
      <h1>{t('Settings')}</h1>
      <Region />
      <CalendarChoice />
      <Appearance />
      <Comfort />
      <PushSwitch />
      <InstallApp />
      <Allergies />
      <Passkeys />
      <Places />
    </div>
  );
};
