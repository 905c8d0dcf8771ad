/** Invoice and payment receipt of an order as PDF; the facts are passed in, this file lays them out. */
import PDFDocument from 'pdfkit';
import type { Direction } from './bidi.ts';
import { type Cell, PageLayout, quiet, type Span, type Style } from './page-layout.ts';
import { registerFonts } from './text.ts';

export type NamedText = { name: string; text: string };
export type DocumentLine = { name: string; note: string; quantity: string; price: string; amount: string };
export type DocumentFacts = {
  title: string;
  /** Below the title: paid, due or cancelled. */
  state?: string;
  /** The language tag for PDF readers: `en`, `ar`, `fa`. */
  language: string;
  direction: Direction;
  /** Sender and recipient: a name and the lines below it. */
  seller: string[];
  customer: { heading: string; lines: string[] };
  details: NamedText[];
  table?: { columns: DocumentLine; lines: DocumentLine[] };
  sums: NamedText[];
  total: NamedText;
  /** Closing lines below the amounts. */
  notes: string[];
  /** At the foot of every page. */
  foot: { name: string; pageOf: (page: number, pages: number) => string };
};

const normal: Style = { size: 10, weight: 'regular' };
const bold: Style = { size: 10, weight: 'bold' };
const small: Style = { size: 8.5, weight: 'regular', color: quiet };
const strong: Style = { size: 12, weight: 'bold' };

const spans = { name: [0, 0.5], quantity: [0.5, 0.6], price: [0.6, 0.79], amount: [0.79, 1] } as const;
const near: Span = [0, 0.5];
const far: Span = [0.54, 1];

const detailsInARow = 4;
const logoSize = 40;

function detailCells({ name, text }: NamedText, at: number): Cell[] {
  const span: Span = [at / detailsInARow, (at + 0.94) / detailsInARow];
  return [
    { text: name, span, style: small },
    { text, span, style: normal },
  ];
}

function head(layout: PageLayout, { title, state, seller, customer, details }: DocumentFacts, logo?: Buffer): void {
  if (logo) {
    layout.picture(logo, logoSize);
    layout.gap(6);
  }
  const [name = '', ...address] = seller;
  layout.columns(
    [
      { text: title, span: near, style: { size: 22, weight: 'bold' }, tag: 'H1' },
      ...(state ? [{ text: state, span: near, style: strong }] : []),
    ],
    [
      { text: name, span: far, style: { size: 13, weight: 'bold' }, align: 'end' },
      ...address.map((text) => ({ text, span: far, style: small, align: 'end' as const })),
    ],
  );
  layout.gap(10);
  layout.rule();
  layout.gap(6);
  const [buyer = '', ...lines] = customer.lines;
  layout.columns(
    [
      { text: customer.heading, span: near, style: small },
      { text: buyer, span: near, style: bold },
      ...lines.map((text) => ({ text, span: near, style: normal })),
    ],
    [],
  );
  for (let at = 0; at < details.length; at += detailsInARow) {
    layout.gap(10);
    layout.columns(...details.slice(at, at + detailsInARow).map(detailCells));
  }
  layout.gap(16);
}

function lineRow(layout: PageLayout, line: DocumentLine, tag: 'TH' | 'TD'): void {
  const style = tag === 'TH' ? bold : normal;
  const number = (text: string, span: Span): Cell[] => [
    { text, span, style, align: tag === 'TH' ? 'end' : 'number', tag },
  ];
  const note: Cell[] = line.note ? [{ text: line.note, span: spans.name, style: small, tag }] : [];
  layout.tableRow(
    [{ text: line.name, span: spans.name, style, tag }, ...note],
    number(line.quantity, spans.quantity),
    number(line.price, spans.price),
    number(line.amount, spans.amount),
  );
  layout.gap(3);
}

const sumHeight = 15;
const totalHeight = 60;
const lastLineHeight = 60;

/** The last line stays on the page of the amounts, so that these never stand alone. */
function table(layout: PageLayout, { columns, lines }: NonNullable<DocumentFacts['table']>, closing: number): void {
  const tableHead = () => {
    lineRow(layout, columns, 'TH');
    layout.rule();
  };
  layout.table(tableHead, () => {
    for (const [at, line] of lines.entries()) {
      if (at === lines.length - 1) layout.room(lastLineHeight + closing);
      lineRow(layout, line, 'TD');
    }
  });
  layout.rule();
}

const sumRow = (layout: PageLayout, { name, text }: NamedText, style: Style) =>
  layout.row({ text: name, span: [0.4, 0.76], style }, { text, span: spans.amount, style, align: 'number' });

function sums(layout: PageLayout, facts: DocumentFacts): void {
  for (const each of facts.sums) sumRow(layout, each, normal);
  layout.gap(3);
  layout.rule(0.4);
  sumRow(layout, facts.total, strong);
  layout.gap(16);
  for (const text of facts.notes) layout.row({ text, span: [0, 1], style: small });
}

/** The numbers of each column, before the first of them is written. */
function reserve(layout: PageLayout, { table: rows, sums: extra, total }: DocumentFacts): void {
  const lines = rows?.lines ?? [];
  const inColumn = (texts: string[]) => texts.map((text) => ({ text, style: normal }));
  layout.reserve(spans.quantity, inColumn(lines.map(({ quantity }) => quantity)));
  layout.reserve(spans.price, inColumn(lines.map(({ price }) => price)));
  const amounts = [...lines.map(({ amount }) => amount), ...extra.map(({ text }) => text)];
  layout.reserve(spans.amount, [...inColumn(amounts), { text: total.text, style: strong }]);
}

/** `logo` is a square PNG. */
export function renderDocument(facts: DocumentFacts, logo?: Buffer): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: facts.language,
    displayTitle: true,
    info: { Title: `${facts.title} ${facts.foot.name}`, Author: facts.seller[0] ?? '' },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  registerFonts(pdf);
  const layout = new PageLayout(pdf, facts.direction);
  reserve(layout, facts);
  head(layout, facts, logo);
  if (facts.table) table(layout, facts.table, facts.sums.length * sumHeight + totalHeight);
  sums(layout, facts);
  layout.end((page, pages) => [
    { text: facts.foot.name, span: near, style: small },
    { text: facts.foot.pageOf(page, pages), span: far, style: small, align: 'end' },
  ]);
  pdf.end();
  return done;
}
