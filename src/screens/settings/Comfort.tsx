import { selectKeepNotices, selectLessMotion } from '#machines/preferences/preferences.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Group } from './Group.tsx';

export const Comfort = () => {
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
