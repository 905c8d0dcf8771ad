/** What Prometheus reads of one server. Events are counted as they happen; states are read at each scrape. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type AnsweredRequest = { operation: string; method: string; status: number; seconds: number };

type Value = { labels?: Record<string, string>; value: number };

/** The values of one metric, one for each combination of labels. */
export type Reading = { name: string; help: string; labelNames?: string[]; read(): Value[] | Promise<Value[]> };

export type Metrics = {
  countRequest(request: AnsweredRequest): void;
  countOrders(count: number): void;
  countJob(job: string, outcome: 'completed' | 'failed'): void;
  /** A state that may rise and fall. */
  watch(reading: Reading): void;
  /** A count that another part of the server keeps. */
  watchCount(reading: Reading): void;
  text(): Promise<{ type: string; body: string }>;
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

export function newMetrics(): Metrics {
  const registry = new Registry();
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
      const { name, help, labelNames = [] } = reading;
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
  };
}
