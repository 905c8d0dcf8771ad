/** The HTML of a mail, from the same facts as its text. React escapes every text. */
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, htmlLang } from '#locales/locales.ts';
import type { Accents } from '#server/domain/colour.ts';
import type { Filling, Mail, MailBlock, MailLine, MailRow } from '#server/domain/mail.ts';
import { hiddenCode } from '#server/domain/mail.ts';
import { buttonStyle, darkStyles, nameStyle, styles, usualAccents } from './mail-look.ts';

type Side = 'left' | 'right';
type Place = { filling: Filling; accents: Accents; end: Side };

/** A mail is rendered once, so its parts need no keys. */
const all = (nodes: ReactNode[]) => createElement(Fragment, null, ...nodes);

const rowOf = ({ name, text }: MailRow, end: Side, style?: CSSProperties) => (
  <Row>
    <Column className={style ? undefined : 'quiet'} style={style ?? styles.rowName}>
      {name}
    </Column>
    <Column align={end} style={style ?? styles.rowText}>
      {text}
    </Column>
  </Row>
);

const lineOf = (line: MailLine, { filling, end }: Place) => (
  <Row>
    <Column style={styles.picture}>
      {/* Lazy, or else React adds a preload for it. */}
      <img src={`${filling.origin}${line.picture}`} alt="" width={56} height={56} loading="lazy" style={styles.image} />
    </Column>
    <Column style={styles.goodsName}>
      {line.quantity} × {line.name}
      <div className="quiet" style={styles.small}>
        {line.note}
      </div>
    </Column>
    <Column align={end} style={styles.amount}>
      {line.amount}
    </Column>
  </Row>
);

type BlockOf<Kind extends MailBlock['kind']> = Extract<MailBlock, { kind: Kind }>;

const Goods = ({ block, place }: { block: BlockOf<'goods'>; place: Place }) => (
  <Section style={styles.goods}>
    <p style={styles.goodsTitle}>
      {block.title}{' '}
      <span className="quiet" style={styles.small}>
        {block.note}
      </span>
    </p>
    {all(block.lines.map((line) => lineOf(line, place)))}
  </Section>
);

const Rows = ({ block: { rows, total }, place: { end } }: { block: BlockOf<'rows'>; place: Place }) => (
  <Section className="line" style={styles.rows}>
    {all(rows.map((row) => rowOf(row, end)))}
    {total && rowOf(total, end, styles.total)}
  </Section>
);

function block(each: MailBlock, place: Place): ReactNode {
  const { origin, code } = place.filling;
  switch (each.kind) {
    case 'text':
      return <p style={styles.text}>{each.text}</p>;
    case 'note':
      return (
        <p className="quiet" style={styles.note}>
          {each.text}
        </p>
      );
    case 'quote':
      return (
        <div className="soft" dir="auto" style={styles.quote}>
          {each.text}
        </div>
      );
    case 'code':
      return (
        <div className="soft" dir="ltr" style={styles.code}>
          {code}
        </div>
      );
    case 'goods':
      return <Goods block={each} place={place} />;
    case 'rows':
      return <Rows block={each} place={place} />;
    case 'link':
      return (
        <Button className="button" href={`${origin}${each.path}`} style={buttonStyle(place.accents.light)}>
          {each.text}
        </Button>
      );
  }
}

const Foot = ({ mail: { unsubscribe }, filling }: { mail: Mail; filling: Filling }) =>
  unsubscribe && (
    <Section style={styles.foot} className="quiet">
      {unsubscribe.why}{' '}
      <a className="quiet" href={filling.unsubscribe} style={styles.footLink}>
        {unsubscribe.link}
      </a>
    </Section>
  );

function Document({ mail, filling }: { mail: Mail; filling: Filling }) {
  const direction = directionOf(mail.locale);
  const { accents = usualAccents } = filling;
  const place: Place = { filling, accents, end: direction === 'rtl' ? 'left' : 'right' };
  return (
    <html lang={htmlLang(mail.locale)} dir={direction}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{mail.subject.replace(hiddenCode, filling.code)}</title>
        <style>{darkStyles(accents.dark)}</style>
      </head>
      <Body className="page" dir={direction} style={styles.body}>
        <Container style={styles.frame}>
          <p className="name" style={nameStyle(accents.light)}>
            {mail.shop}
          </p>
          <Section className="card" style={styles.card}>
            <h1 style={styles.heading}>{mail.heading}</h1>
            {all(mail.blocks.map((each) => block(each, place)))}
          </Section>
          <Foot mail={mail} filling={filling} />
        </Container>
      </Body>
    </html>
  );
}

export const mailHtml = (mail: Mail, filling: Filling): string =>
  `<!doctype html>${renderToStaticMarkup(<Document mail={mail} filling={filling} />)}`;
