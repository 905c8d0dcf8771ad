/** The running shop: which actor, which step, and what all runs have tried. */
import { Button } from '#src/ui/Button/Button.tsx';
import { mergeRecordings } from '../coverage/merge.ts';
import { emptyRun } from '../simulation/link.ts';
import { type Address, addressOf } from './address.ts';
import * as styles from './gallery.css.ts';
import type { Run } from './use-run.ts';
import { useShop } from './use-shop.ts';

/** The coverage of the session, in the format for `test-results/flows/manual/`. */
const save = async (record: () => Promise<object[]>) => {
  const recording = mergeRecordings((await record()) as never);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(recording)], { type: 'application/json' }));
  link.download = 'session.json';
  link.click();
};

const stateOf = (isRunning: boolean, steps: number) =>
  isRunning
    ? `A shop is running; this chart took ${steps} steps.`
    : 'No shop is running in another tab of this browser.';

export const RunBar = ({ run, address }: { run: Run; address: Address }) => {
  const { shop } = useShop();
  const { actors, steps, index, step } = run;
  return (
    <section aria-label="Running shop" className={styles.run}>
      <p role="status" className={styles.live}>
        {stateOf(shop.isRunning(), steps.length)}{' '}
        <a className={styles.elsewhere} href={addressOf({ ...address, run: emptyRun })}>
          Simulate this chart
        </a>
      </p>
      {steps.length > 0 ? (
        <div className={styles.times}>
          <label className={styles.inline}>
            Actor{' '}
            <select
              className={styles.select}
              value={run.actor}
              onChange={({ target }) => run.chooseActor(target.value)}
            >
              {actors.map(({ key }, at) => (
                <option key={key} value={key}>
                  {at + 1}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.inline}>
            Step{' '}
            <input
              type="range"
              className={styles.slider}
              min={0}
              max={Math.max(0, steps.length - 1)}
              value={index}
              onChange={({ target }) => run.goTo(Number(target.value))}
            />
          </label>
          <output className={styles.event}>
            {step ? `${new Date(step.at).toLocaleTimeString()} ${step.event}` : ''}
          </output>
          <Button variant="secondary" size="small" onPress={run.follow}>
            Follow
          </Button>
          <Button variant="secondary" size="small" onPress={() => void save(shop.record)}>
            Save what was tried
          </Button>
        </div>
      ) : null}
    </section>
  );
};
