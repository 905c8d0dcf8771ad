/** The look of the mails. Mail programs read styles on the elements; those that know `prefers-color-scheme` go dark. */
import type { CSSProperties } from 'react';
import { type Accent, type Accents, pages } from '#server/domain/colour.ts';

const fonts = '"Segoe UI", Roboto, "Helvetica Neue", Arial, Tahoma, sans-serif';

const look = <Name extends string>(styles: Record<Name, CSSProperties>) => styles;

export const styles = look({
  body: { margin: 0, padding: '24px 12px', backgroundColor: pages.light, color: '#17211b', fontFamily: fonts },
  frame: { maxWidth: '560px', margin: '0 auto' },
  name: { margin: 0, padding: '0 8px 16px', fontSize: '18px', lineHeight: '28px', fontWeight: 700 },
  card: { backgroundColor: '#ffffff', border: '1px solid #e8e3d8', borderRadius: '16px', padding: '24px' },
  heading: { margin: '0 0 16px', fontSize: '22px', lineHeight: '34px', fontWeight: 700 },
  text: { margin: '0 0 12px', fontSize: '16px', lineHeight: '26px', whiteSpace: 'pre-line' },
  note: { margin: '0 0 12px', fontSize: '14px', lineHeight: '22px', color: '#59645c' },
  quote: {
    margin: '0 0 16px',
    padding: '12px 16px',
    backgroundColor: '#f3f0e8',
    borderRadius: '12px',
    fontSize: '16px',
    lineHeight: '26px',
    whiteSpace: 'pre-line',
  },
  code: {
    margin: '0 0 16px',
    padding: '14px',
    backgroundColor: '#f3f0e8',
    borderRadius: '12px',
    textAlign: 'center',
    fontSize: '32px',
    lineHeight: '40px',
    fontWeight: 700,
    letterSpacing: '8px',
  },
  goods: { margin: '0 0 16px' },
  goodsTitle: { margin: '0 0 8px', fontSize: '16px', lineHeight: '26px', fontWeight: 700 },
  picture: { width: '64px', padding: '6px 0', verticalAlign: 'top' },
  image: { display: 'block', width: '56px', height: '56px', borderRadius: '12px', backgroundColor: '#f3f0e8' },
  goodsName: { padding: '6px 12px', verticalAlign: 'top', fontSize: '15px', lineHeight: '24px' },
  small: { fontSize: '13px', lineHeight: '20px', color: '#59645c' },
  amount: { padding: '6px 0', verticalAlign: 'top', fontSize: '15px', lineHeight: '24px', whiteSpace: 'nowrap' },
  rows: { margin: '0 0 16px', borderTop: '1px solid #e8e3d8' },
  rowName: { padding: '6px 0', verticalAlign: 'top', fontSize: '14px', lineHeight: '22px', color: '#59645c' },
  rowText: { padding: '6px 0', verticalAlign: 'top', fontSize: '15px', lineHeight: '24px' },
  total: { padding: '8px 0', verticalAlign: 'top', fontSize: '16px', lineHeight: '26px', fontWeight: 700 },
  button: {
    borderRadius: '12px',
    padding: '12px 24px',
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 600,
  },
  foot: { padding: '16px 8px 0', fontSize: '13px', lineHeight: '20px', color: '#59645c' },
  footLink: { color: '#59645c' },
});

/** Of the shop that ships. */
export const usualAccents: Accents = {
  light: { fill: '#17623a', onFill: '#ffffff', text: '#17623a' },
  dark: { fill: '#6fcf97', onFill: '#0d1411', text: '#6fcf97' },
};

export const nameStyle = ({ text }: Accent): CSSProperties => ({ ...styles.name, color: text });

export const buttonStyle = ({ fill, onFill }: Accent): CSSProperties => ({
  ...styles.button,
  backgroundColor: fill,
  color: onFill,
});

/** The dark colours; `!important`, because the light ones are on the elements. */
export const darkStyles = ({ fill, onFill, text }: Accent): string => `@media (prefers-color-scheme: dark) {
.page{background-color:#0d1411!important}
.page>table>tbody>tr>td{background-color:#0d1411!important;color:#eff3ee!important}
.card{background-color:#151e1a!important;border-color:#27332d!important}
.name{color:${text}!important}
.soft{background-color:#1e2924!important}
.quiet{color:#a6b3ab!important}
.line{border-color:#27332d!important}
.button{background-color:${fill}!important;color:${onFill}!important}
}`;
