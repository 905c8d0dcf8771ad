import { Fragment, type ReactNode } from 'react';
import { parseRich, type RichNode } from './parse-rich.ts';
import * as styles from './RichText.css.ts';

const drawAll = (nodes: RichNode[]): ReactNode =>
  nodes.map((node, index) => {
    const key = `${index}`;
    if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
    const { tag: Element, children } = node;
    return Element === 'br' ? <br key={key} /> : <Element key={key}>{drawAll(children)}</Element>;
  });

/** The shop's own HTML, from which only what a text needs is kept. */
export const RichText = ({ html }: { html: string }) => (
  <div className={styles.root} dir="auto">
    {drawAll(parseRich(html))}
  </div>
);
