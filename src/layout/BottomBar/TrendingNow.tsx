import HeartIcon from 'lucide-react/icons/heart';
import RepeatIcon from 'lucide-react/icons/repeat';
import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import { Link } from 'wouter';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './MegaMenu.css.ts';

/** Three fixed words on what sells: the shop has no list of its own for them. */
const trends = [
  { text: 'Most loved this week', Icon: HeartIcon },
  { text: 'In many baskets', Icon: ShoppingBasketIcon },
  { text: 'Bought again and again', Icon: RepeatIcon },
] as const;

export type TrendingNowProps = { onPress: () => void };

export const TrendingNow = ({ onPress }: TrendingNowProps) => {
  const t = useMessages();
  return (
    <ul>
      {trends.map(({ text, Icon }) => (
        <li key={text}>
          <Link href={pathTo('mostPopular')} className={styles.trend} onClick={onPress}>
            <span className={styles.trendIcon}>
              <Icon />
            </span>
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
