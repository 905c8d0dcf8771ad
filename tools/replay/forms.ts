/** Texts for every form of the contract. */
import type { Schema } from './contract.ts';

const samples: Readonly<Record<string, string>> = {
  '^#[0-9a-f]{6}$': '#808080',
  '^\\d{2} [A-Z][a-z]+ \\d{4} \\d{2}:\\d{2}$': '01 January 2026 00:00',
  '^\\d{2} [A-Z][a-z]+, \\d{4}$': '01 January, 2026',
  '^\\d{2} [A-Z][a-z]+, \\d{4} \\d{2}:\\d{2} [AP]M$': '01 January, 2026 00:00 AM',
  '^\\d{2} [A-Z][a-z]{2}, \\d{4}$': '01 Jan, 2026',
  'date-time': '2026-01-01T00:00:00Z',
  date: '2026-01-01',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/** Undefined where any text will do. */
export const sampleFor = (parts: readonly Pick<Schema, 'pattern' | 'format'>[]): string | undefined =>
  parts.flatMap(({ pattern, format }) => samples[pattern ?? ''] ?? samples[format ?? ''] ?? [])[0];
