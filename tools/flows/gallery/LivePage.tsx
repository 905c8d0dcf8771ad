/** A chart as it moves in a shop that runs in another tab of this browser. */
import type { Chart } from '../charts.ts';
import type { Address } from './address.ts';
import { ChartPage } from './ChartPage.tsx';
import { RunBar } from './RunBar.tsx';
import { useRun } from './use-run.ts';

export const LivePage = ({ chart, address }: { chart: Chart; address: Address }) => {
  const run = useRun(address);
  return (
    <ChartPage
      {...{ chart, address }}
      step={run.step}
      isFollowing={run.isFollowing}
      bar={<RunBar run={run} address={address} />}
    />
  );
};
