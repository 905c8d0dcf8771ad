import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import CircleCheckIcon from 'lucide-react/icons/circle-check';
import InfoIcon from 'lucide-react/icons/info';
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

export type NoticeTone = keyof typeof styles.tones;

export type NoticeProps = {
  tone?: NoticeTone;
  title?: string | undefined;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced when it appears. */
  isLive?: boolean | undefined;
};

export const noticeIcons = {
  info: <InfoIcon />,
  success: <CircleCheckIcon />,
  warning: <TriangleAlertIcon />,
  danger: <CircleAlertIcon />,
};

export const Notice = ({ tone = 'info', title, children, action, isLive }: NoticeProps) => (
  <div className={styles.tones[tone]} role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
    <span className={styles.iconOf[tone]}>{noticeIcons[tone]}</span>
    <div className={styles.body} dir="auto">
      {title ? <p className={styles.title}>{title}</p> : null}
      {children}
    </div>
    {action}
  </div>
);
