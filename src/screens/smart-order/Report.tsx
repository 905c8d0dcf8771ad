import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import CircleCheckIcon from 'lucide-react/icons/circle-check';
import CircleXIcon from 'lucide-react/icons/circle-x';
import { reportedName } from '#machines/smart-order/smart-order.lines.ts';
import type { SmartOrderFacts } from '#machines/smart-order/smart-order.selectors.ts';
import type { SmartOrderReport } from '#machines/smart-order/smart-order.types.ts';
import { arrive } from '#src/components/focus.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './SmartOrderScreen.css.ts';

const looks = {
  added: { tone: 'success', Icon: CircleCheckIcon },
  partly: { tone: 'warning', Icon: CircleAlertIcon },
  refused: { tone: 'danger', Icon: CircleXIcon },
} as const;

type ReportedProps = { row: SmartOrderReport; name: string };

const Reported = ({ row: { status, quantity, message }, name }: ReportedProps) => {
  const t = useMessages();
  const { tone, Icon } = looks[status];
  const words = status === 'refused' ? t('Not added') : t('{count} added', { count: quantity });
  return (
    <li className={styles.reported}>
      <bdi className={styles.name}>{name}</bdi>
      <Tag tone={tone} icon={<Icon />}>
        {words}
      </Tag>
      {message ? (
        <span className={styles.quiet} dir="auto">
          {message}
        </span>
      ) : null}
    </li>
  );
};

/** The result for each product of the submitted list. */
export const Report = ({ facts: { lines, report } }: { facts: SmartOrderFacts }) => {
  const t = useMessages();
  const flow = useFlow('smartOrder');
  const overlays = useFlow('cartOverlays');
  return (
    <Card as="section">
      <div className={styles.form}>
        <h2 className={styles.heading} tabIndex={-1} ref={arrive}>
          {t('What came of your list')}
        </h2>
        <ul className={styles.reports}>
          {report.map((row) => (
            <Reported key={row.line} row={row} name={reportedName(lines, row)} />
          ))}
        </ul>
        <div className={styles.ways}>
          <Button size="large" onPress={() => overlays.send({ type: 'panel.open' })}>
            {t('View In Cart')}
          </Button>
          <Button variant="secondary" size="large" onPress={() => flow.send({ type: 'list.restart' })}>
            {t('Another list')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
