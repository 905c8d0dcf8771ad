import { Fragment, type ReactNode } from 'react';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { parseRich, type RichElement, type RichNode } from './parse-rich.ts';
import * as styles from './RichText.css.ts';

type Level = 2 | 3;

const drawLink = ({ link }: RichElement, children: ReactNode) =>
  link ? (
    <TextLink href={link.href} isExternal={link.isExternal} target={link.isExternal ? '_blank' : undefined}>
      {children}
    </TextLink>
  ) : (
    children
  );

const drawElement = (element: RichElement, level: Level): ReactNode => {
  const { tag } = element;
  if (tag === 'br') return <br />;
  if (tag === 'picture')
    return element.src ? (
      <img className={styles.picture} src={element.src} alt={element.alt ?? ''} loading="lazy" />
    ) : null;
  const children = drawAll(element.children, level);
  if (tag === 'link') return drawLink(element, children);
  const Element = tag === 'heading' ? (`h${level}` as const) : tag;
  return <Element>{children}</Element>;
};

const drawAll = (nodes: RichNode[], level: Level): ReactNode =>
  nodes.map((node, index) => {
    const key = `${index}`;
    return <Fragment key={key}>{typeof node === 'string' ? node : drawElement(node, level)}</Fragment>;
  });

/** Renders the shop's own HTML, reduced to the elements that a text needs. All headings have the same `level`. */
export const RichText = ({ html, level = 3 }: { html: string; level?: Level }) => (
  <div className={styles.root} dir="auto">
    {drawAll(parseRich(html), level)}
  </div>
);
