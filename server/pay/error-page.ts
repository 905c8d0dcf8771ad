/** What a shopper sees on the way to pay when there is nothing to pay, or no way to. */
import { errorPage } from '#server/http/error-page.ts';

/** Without the key, or while the gateway is away. */
export const sendErrorPage = errorPage('a page of a payment', (status, { locale }) => ({
  locale,
  title: status === 404 ? 'This payment is not known' : 'Payment is not available now',
  text: 'Your orders show what is paid and what is not.',
  way: { href: '/order-history', label: 'Back to my orders' },
}));
