/** Reads a report from a clipboard or a file. */
import { type Report, reportVersion } from './report.types.ts';

const parsed = (text: string): Partial<Report> | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The report, or why it is none. */
export const readReport = (text: string): Report | string => {
  const report = parsed(text);
  if (!report || !Array.isArray(report.entries)) return 'This is no report of a session.';
  if (report.version !== reportVersion) return `This report is of version ${report.version}, not ${reportVersion}.`;
  if (!report.isWhole) return 'The session was longer than a report keeps; its beginning alone cannot be replayed.';
  return report as Report;
};
