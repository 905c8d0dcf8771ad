/** The text part of a mail: what a reader without HTML gets, and what the database keeps. */
import type { Filling, Mail, MailBlock, MailRow } from './mail.ts';

const rowText = ({ name, text }: MailRow) => `${name}: ${text}`;

const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

function blockText(block: MailBlock, { origin, code }: Filling): string {
  switch (block.kind) {
    case 'code':
      return code;
    case 'quote':
      return indented(block.text);
    case 'goods':
      return [
        [block.title, block.note].filter(Boolean).join(' · '),
        ...block.lines.map(
          ({ name, note, quantity, amount }) =>
            `- ${quantity} × ${[name, note].filter(Boolean).join(' · ')}: ${amount}`,
        ),
      ].join('\n');
    case 'rows':
      return [...block.rows, ...(block.total ? [block.total] : [])].map(rowText).join('\n');
    case 'link':
      return `${block.text}: ${origin}${block.path}`;
    default:
      return block.text;
  }
}

export function mailText(mail: Mail, filling: Filling): string {
  const { unsubscribe } = mail;
  const foot = unsubscribe ? ['--', unsubscribe.why, `${unsubscribe.link}: ${filling.unsubscribe}`] : [];
  return [
    ...[mail.heading, ...mail.blocks.map((block) => blockText(block, filling))].join('\n\n').split('\n'),
    ...(foot.length > 0 ? ['', ...foot] : []),
  ].join('\n');
}
