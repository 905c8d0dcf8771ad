/**
 * The pages of a document: columns counted from the start of reading, rows, page numbers. All text is tagged with its
 * role and content, so that a screen reader reads Arabic as it was written.
 */
import type { Direction } from './bidi.ts';
import { drawLine, linesOf, type Pdf, type TextLine, type TextStyle, widthOfText } from './text.ts';

/** A range of the width, between 0 and 1, counted from the start of reading. */
export type Span = readonly [from: number, to: number];
export type Style = TextStyle & { color?: string };
export type Cell = {
  text: string;
  span: Span;
  style: Style;
  /**
   * Numbers end at the same place, so that their decimal points align. Read from the right, the widest of them begins at
   * the edge of the column.
   */
  align?: 'start' | 'end' | 'number';
  tag?: 'P' | 'H1' | 'TH' | 'TD';
};

type SetCell = Cell & { lines: TextLine[] };
type Element = PDFKit.PDFStructureElement;

const margin = 50;
const footHeight = 24;
const lineHeight = 1.5;
const ink = '#17211b';
const faint = '#c9c6bc';
export const quiet = '#59645c';

const heightOf = ({ lines, style }: SetCell) => lines.length * style.size * lineHeight;

export class PageLayout {
  readonly #pdf: Pdf;
  readonly #direction: Direction;
  readonly #root: Element;
  /** The structure element of the next text; without one it is decoration. */
  #parent: Element | undefined;
  #y = margin;
  /** The width of the widest number of a column. */
  readonly #widest = new Map<Span, number>();
  /** Drawn again at the top of every page that follows. */
  #head: (() => void) | undefined;

  constructor(pdf: Pdf, direction: Direction) {
    this.#pdf = pdf;
    this.#direction = direction;
    this.#root = pdf.struct('Document');
    this.#parent = this.#root;
    pdf.addStructure(this.#root);
  }

  /** Before numbers of different styles are written into a column. */
  reserve(span: Span, numbers: readonly { text: string; style: Style }[]): void {
    const widths = numbers.map(({ text, style }) => widthOfText(this.#pdf, text, style));
    this.#widest.set(span, Math.max(0, ...widths));
  }

  /** At the end of the line, above what follows. */
  picture(file: Buffer, size: number): void {
    const { x, width } = this.#column([0, 1]);
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf.image(file, this.#direction === 'ltr' ? x + width - size : x, this.#y, { width: size, height: size });
    this.#pdf.endMarkedContent();
    this.#y += size;
  }

  gap(height: number): void {
    this.#y += height;
  }

  /** Continues on a new page if this much does not fit on the current one. */
  room(height: number): void {
    if (this.#y + height <= this.#pdf.page.height - margin - footHeight) return;
    this.#pdf.addPage();
    this.#y = margin;
    this.#decorate(() => this.#head?.());
  }

  rule(from = 0): void {
    const { x, width } = this.#column([from, 1]);
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf.lineWidth(0.75).strokeColor(faint);
    this.#pdf
      .moveTo(x, this.#y)
      .lineTo(x + width, this.#y)
      .stroke();
    this.#pdf.endMarkedContent();
    this.#y += 4;
  }

  /** Cells side by side; a page break never splits them. */
  row(...cells: Cell[]): void {
    this.columns(...cells.map((cell) => [cell]));
  }

  /** Columns with independent lines, such as two addresses. */
  columns(...columns: Cell[][]): void {
    const set = columns.map((cells) => cells.map((cell) => this.#set(cell)));
    const height = Math.max(...set.map((cells) => cells.reduce((sum, cell) => sum + heightOf(cell), 0)));
    this.room(height);
    for (const cells of set) {
      let y = this.#y;
      for (const cell of cells) {
        this.#write(cell, y);
        y += heightOf(cell);
      }
    }
    this.#y += height;
  }

  /** `head` stands above the rows, on every page that they reach. */
  table(head: () => void, rows: () => void): void {
    const table = this.#pdf.struct('Table');
    this.#root.add(table);
    this.#inside(table, () => {
      head();
      this.#head = head;
      rows();
      this.#head = undefined;
    });
    table.end();
  }

  tableRow(...columns: Cell[][]): void {
    const row = this.#parent && this.#pdf.struct('TR');
    if (row) this.#parent?.add(row);
    this.#inside(row, () => this.columns(...columns));
    row?.end();
  }

  /** The footers, drawn once all pages exist. */
  end(footOf: (page: number, pages: number) => Cell[]): void {
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(page);
      const y = this.#pdf.page.height - margin - footHeight / 2;
      this.#decorate(() => {
        for (const cell of footOf(page + 1, count)) this.#write(this.#set(cell), y);
      });
    }
    this.#root.end();
  }

  #column([from, to]: Span): { x: number; width: number } {
    const whole = this.#pdf.page.width - 2 * margin;
    const offset = this.#direction === 'ltr' ? from : 1 - to;
    return { x: margin + whole * offset, width: whole * (to - from) };
  }

  #set(cell: Cell): SetCell {
    return { ...cell, lines: linesOf(this.#pdf, cell.text, this.#column(cell.span).width, cell.style) };
  }

  #inside(parent: Element | undefined, draw: () => void): void {
    const outer = this.#parent;
    this.#parent = parent;
    draw();
    this.#parent = outer;
  }

  #decorate(draw: () => void): void {
    this.#inside(undefined, draw);
  }

  #write(cell: SetCell, y: number): void {
    if (this.#parent) {
      this.#parent.add(this.#pdf.struct(cell.tag ?? 'P', {}, () => this.#draw(cell, y)));
    } else {
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      this.#draw(cell, y);
      this.#pdf.endMarkedContent();
    }
  }

  #draw({ lines, span, style, align = 'start' }: SetCell, y: number): void {
    const isAtLeft = align !== 'number' && (align === 'start') === (this.#direction === 'ltr');
    const side = isAtLeft ? 'left' : 'right';
    const whole = this.#column(span);
    const widest = align === 'number' && this.#direction === 'rtl' ? this.#widest.get(span) : undefined;
    const column = { ...whole, width: Math.min(whole.width, widest ?? whole.width) };
    this.#pdf.fillColor(style.color ?? ink);
    for (const [at, line] of lines.entries()) {
      // The letters of an Arabic font are drawn in parts; the tag has the text for copying.
      this.#pdf.markContent('Span', { actual: line.text });
      drawLine(this.#pdf, line, { ...column, y: y + style.size * (1 + at * lineHeight), side }, style);
      this.#pdf.endMarkedContent();
    }
  }
}
