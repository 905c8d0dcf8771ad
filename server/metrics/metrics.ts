/** What Prometheus reads of one server. Events are counted as they happen; states are read at each scrape. */
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type AnsweredRequest = { operation: string; method: string; status: number; seconds: number };

type Value = { labels?: Record<string, string>; value: number };

/** The values of one metric, one for each combination of labels. */
export type Reading = {
  name: string;
  help: string;
  labelNames?: string[];
  /** All processes read the same. */
  isShared?: true;
  read(): Value[] | Promise<Value[]>;
};

/** The metrics of one process, in the form in which it sends them to another. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

type Text = { type: string; body: string };

export type Metrics = {
  countRequest(request: AnsweredRequest): void;
  countOrders(count: number): void;
  countJob(job: string, outcome: 'completed' | 'failed'): void;
  /** A state that may rise and fall. */
  watch(reading: Reading): void;
  /** A count that another part of the server keeps. */
  watchCount(reading: Reading): void;
  text(): Promise<Text>;
  values(): Promise<MetricValues>;
};

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function countersIn(registers: Registry[]) {
  const requests = new Counter({
    name: 'larder_http_requests_total',
    help: 'Answered requests by operation, method and status.',
    labelNames: ['operation', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'larder_http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['operation'],
    buckets: durationBuckets,
    registers,
  });
  const orders = new Counter({
    name: 'larder_orders_placed_total',
    help: 'Orders that this server has written; an order of two vendors counts twice.',
    registers,
  });
  const jobs = new Counter({
    name: 'larder_jobs_total',
    help: 'Runs of jobs on this server.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  return { requests, durations, orders, jobs };
}

/** A source that fails leaves its metric out, and the scrape goes on. */
async function valuesOf(reading: Reading): Promise<Value[]> {
  try {
    return await reading.read();
  } catch {
    return [];
  }
}

/** `first` takes the values of one process, `sum` those of all; the label `worker` keeps them apart. */
type Merging = 'first' | 'sum';

/**
 * Of several workers. They are not added up: the count of a worker that has started anew begins at 0, which Prometheus
 * understands of one counter and not of a sum.
 */
export async function textOfAll(processes: MetricValues[]): Promise<Text> {
  const merged = AggregatorRegistry.aggregate(processes);
  return { type: merged.contentType, body: await merged.metrics() };
}

/** What all workers read alike has no label: it does not matter which of them has read it. */
function forMerging(metric: MetricValues[number], isShared: boolean): MetricValues[number] {
  if (isShared) for (const { labels } of metric.values) delete labels.worker;
  const aggregator: Merging = isShared ? 'first' : 'sum';
  return Object.assign({ ...metric }, { aggregator });
}

/** `worker` is the number of a process that shares its port with others. */
export function newMetrics(worker?: number): Metrics {
  const registry = new Registry();
  const shared = new Set<string>();
  if (worker !== undefined) registry.setDefaultLabels({ worker: String(worker) });
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const { requests, durations, orders, jobs } = countersIn(registers);
  return {
    countRequest({ operation, method, status, seconds }) {
      requests.inc({ operation, method, status });
      durations.observe({ operation }, seconds);
    },
    countOrders: (count) => orders.inc(count),
    countJob: (job, outcome) => jobs.inc({ job, outcome }),
    watch(reading) {
      const { name, help, labelNames = [], isShared } = reading;
      if (isShared) shared.add(name);
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          this.reset();
          for (const { labels = {}, value } of await valuesOf(reading)) this.set(labels, value);
        },
      });
    },
    watchCount(reading) {
      const { name, help, labelNames = [] } = reading;
      new Counter({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          this.reset();
          for (const { labels = {}, value } of await valuesOf(reading)) this.inc(labels, value);
        },
      });
    },
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
    values: async () => {
      const metrics = await registry.getMetricsAsJSON();
      return metrics.map((metric) => forMerging(metric, shared.has(metric.name)));
    },
  };
}
