/** The operator's commands for companies. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ApplicationStatus, applicationsWith, decideApplication } from '#server/db/queries/professional.ts';
import { applicationStatuses } from '#server/db/schema/professional.ts';
import { shortDateTime } from '#server/domain/dates.ts';
import { CliError } from './cli-error.ts';
import { type Answer, listed, mostListed } from './command.ts';
import { inCommand } from './in-command.ts';

export function statusOf(text: string): ApplicationStatus {
  const status = applicationStatuses.find((known) => known === text.toLowerCase().replaceAll(' ', '_'));
  if (!status) throw new CliError(`There is no status "${text}". There are: ${applicationStatuses.join(', ')}.`);
  return status;
}

export async function listCompanies(db: NodePgDatabase, { status }: { status?: string | undefined }): Promise<Answer> {
  const rows = await applicationsWith(db, status === undefined ? undefined : statusOf(status), mostListed);
  return listed(rows, {
    none: 'No companies.',
    record: ({ application: { submittedAt, status: state, companyName, taxNumber }, email }) => ({
      submittedAt,
      status: state,
      company: companyName,
      taxNumber,
      email,
    }),
    line: ({ application, email }) =>
      `${shortDateTime(application.submittedAt)}  ${application.status.padEnd(12)}  ${application.companyName}, ` +
      `tax number ${application.taxNumber}, ${email}`,
  });
}

type Decision = { status: 'approved' | 'refused'; note: string | null };

async function decide(db: NodePgDatabase, email: string, decision: Decision): Promise<string[]> {
  if (!email) throw new CliError('Whose company? Give the e-mail address of the account.');
  const { result: company } = await inCommand(db, (tx) =>
    decideApplication(tx, email, { ...decision, now: new Date() }),
  );
  if (company === undefined) throw new CliError(`Nobody with the address ${email} has asked to buy for a company.`);
  return [`${company}: ${decision.status}`];
}

export const approveCompany = (db: NodePgDatabase, { code: email }: { code: string }): Promise<string[]> =>
  decide(db, email, { status: 'approved', note: null });

export async function refuseCompany(
  db: NodePgDatabase,
  { code: email, note }: { code: string; note?: string | undefined },
): Promise<string[]> {
  if (!note?.trim()) throw new CliError('Say why with --note "…"; the company reads it.');
  return decide(db, email, { status: 'refused', note: note.trim() });
}
