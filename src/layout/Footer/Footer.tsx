import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import * as frame from '#src/layout/frame.css.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { copyright } from './copyright.ts';
import * as styles from './Footer.css.ts';
import { FooterColumn } from './FooterColumn.tsx';

export const Footer = () => {
  const t = useMessages();
  const settings = useFacts('preferences', selectSettings);
  if (!settings.web_show_footer) return null;
  return (
    <footer className={styles.root}>
      <div className={`${frame.page} ${styles.columns}`}>
        {settings.footers.map((column) => (
          <FooterColumn key={column.id} column={column} />
        ))}
      </div>
      <div className={styles.bottom}>
        <p className={frame.page}>
          <bdi>{copyright(settings.web_footer_text, t('All right reserved by company'))}</bdi>
        </p>
      </div>
    </footer>
  );
};
