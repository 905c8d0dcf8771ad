import MonitorIcon from 'lucide-react/icons/monitor';
import MoonIcon from 'lucide-react/icons/moon';
import SunIcon from 'lucide-react/icons/sun';
import { selectScheme } from '#machines/preferences/preferences.selectors.ts';
import type { Scheme } from '#machines/preferences/preferences.types.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Group } from './Group.tsx';

const schemes = [
  { value: 'light', label: 'Light', Icon: SunIcon },
  { value: 'dark', label: 'Dark', Icon: MoonIcon },
  { value: 'system', label: 'Use device setting', Icon: MonitorIcon },
] as const;

export const Appearance = () => {
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
