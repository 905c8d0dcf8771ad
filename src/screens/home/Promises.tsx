import BadgeCheckIcon from 'lucide-react/icons/badge-check';
import HeadsetIcon from 'lucide-react/icons/headset';
import RotateCcwIcon from 'lucide-react/icons/rotate-ccw';
import ShieldCheckIcon from 'lucide-react/icons/shield-check';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './Promises.css.ts';

const promises = [
  { Icon: ShieldCheckIcon, key: 'Secure payment' },
  { Icon: BadgeCheckIcon, key: 'Genuine reviews' },
  { Icon: HeadsetIcon, key: 'Help around the clock' },
  { Icon: RotateCcwIcon, key: 'Easy return' },
] as const;

export const Promises = () => {
  const t = useMessages();
  return (
    <ul className={styles.root}>
      {promises.map(({ Icon, key }) => (
        <li key={key} className={styles.item}>
          <span className={styles.icon}>
            <Icon />
          </span>
          {t(key)}
        </li>
      ))}
    </ul>
  );
};
