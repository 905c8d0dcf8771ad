/** Every mail of the shop in a language, with facts that a stranger could have chosen. */
import type { Locale } from '#locales/locales.ts';
import {
  accountErased,
  codeMessage,
  contactChanged,
  contactInUse,
  lockMessage,
  loginLockMessage,
  newDevice,
  passwordChanged,
  welcomeMail,
} from '#server/domain/account-message.ts';
import { awayMail } from '#server/domain/chat-message.ts';
import { contactMail } from '#server/domain/contact-mail.ts';
import type { Mail } from '#server/domain/mail.ts';
import { changedMail, refundedMail, refundedPartMail } from '#server/domain/order-change-message.ts';
import { type MailedOrder, placedMail, stepMail } from '#server/domain/order-message.ts';
import { approvedMail, receivedMail, refusedMail } from '#server/domain/partner-message.ts';
import { returnMail } from '#server/domain/return-message.ts';
import { newOrderMail, shopperCancelledMail } from '#server/domain/shop-order-message.ts';
import { replyMail, statusMail } from '#server/domain/ticket-message.ts';
import { momentText } from '#server/i18n/moments.ts';
import { readerIn } from '#server/i18n/translate.ts';
import { mailPictureOf } from '#server/serializers/pictures.ts';

export const hostile = '<script src="https://evil.example/x.js"></script>"&';

const inThree = (en: string, ar: string, ir: string) => ({ en, ar, ir });

const address = {
  id: 5,
  name: 'Sample Shopper',
  phone: '2025550142',
  area: null,
  flatNo: '4',
  addressType: 'home',
  addressLine: '12 Orchard Lane',
  addressLine2: null,
  postCode: '10115',
  latitude: null,
  longitude: null,
};

const plain = { sizeName: null, colorName: null, missing: 0, replaces: null, ifSoldOut: null };

const milk = {
  ...plain,
  id: 1,
  name: inThree('Whole milk', 'حليب كامل الدسم', 'شیر پرچرب'),
  packagingLabel: inThree('1 l bottle', 'زجاجة 1 لتر', 'بطری ۱ لیتری'),
  quantity: 2,
  unitPrice: 185,
  picture: 'whole-milk',
};
const apples = {
  ...plain,
  id: 2,
  name: inThree('Red apples', 'تفاح أحمر', 'سیب قرمز'),
  packagingLabel: inThree('1 kg', '1 كغ', '۱ کیلو'),
  quantity: 1,
  unitPrice: 349,
  picture: 'red-apples',
};

export const sampleOrder: MailedOrder = {
  id: 7,
  number: 1042,
  shopName: inThree('Corner Dairy', 'ألبان الحي', 'لبنیات محله'),
  ifSoldOut: 'call_me',
  lines: [milk, apples],
  taxes: [{ name: inThree('VAT', 'ضريبة القيمة المضافة', 'مالیات'), percentage: 5, amount: 36 }],
  total: 719,
  couponDiscount: 100,
  delivery: 250,
  payable: 905,
  paymentMethod: 'cash',
  paymentStatus: 'Pending',
  estimatedDelivery: inThree('45 minutes', '45 دقيقة', '۴۵ دقیقه'),
  address,
};

const lackingOrder: MailedOrder = {
  ...sampleOrder,
  paymentStatus: 'Paid',
  lines: [
    { ...milk, quantity: 0, missing: 2 },
    { ...apples, missing: 1 },
    { ...apples, id: 3, name: inThree('Green apples', 'تفاح أخضر', 'سیب سبز'), replaces: 2 },
  ],
};

const otherOrder: MailedOrder = {
  ...sampleOrder,
  id: 8,
  number: 1043,
  shopName: inThree('Green Basket', 'السلة الخضراء', 'سبد سبز'),
  lines: [apples],
  taxes: [],
  total: 349,
  couponDiscount: 0,
  delivery: 150,
  payable: 499,
};

const steps = ['Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered', 'Cancelled'] as const;
const decisions = ['Pending', 'Approved', 'Damaged', 'Mismatch', 'Refunded', 'Cancelled'] as const;

export function sampleMails(locale: Locale, name = 'Sample Shopper', shop = 'Larder'): Record<string, Mail> {
  const reader = { ...readerIn(locale), shop };
  const orderReader = { ...reader, symbol: '$', pictureOf: mailPictureOf };
  const sent = { id: 3, number: 1042, amount: 349, note: null };
  const ticket = { number: '240006', userId: 4 };
  return {
    code: codeMessage(reader).mail,
    welcome: welcomeMail(reader, { id: 4, name }),
    'wrong codes': lockMessage(reader).mail,
    'wrong passwords': loginLockMessage(reader).mail,
    'contact in use': contactInUse(reader).mail,
    'contact changed': contactChanged(reader).mail,
    'account deleted': accountErased(reader).mail,
    'password changed': passwordChanged(reader).mail,
    'new device': newDevice(
      'Firefox on Linux',
      momentText(new Date('2026-11-23T18:00:00Z'), locale, 'Europe/London'),
    )(reader).mail,
    placed: placedMail([sampleOrder, otherOrder], orderReader),
    ...Object.fromEntries(steps.map((step) => [`order ${step}`, stepMail(sampleOrder, step, orderReader)])),
    'order with missing lines': changedMail(lackingOrder, 370, orderReader),
    'refund of missing lines': refundedPartMail(lackingOrder, { amount: 370, note: null }, orderReader),
    'refund with a note': refundedPartMail(sampleOrder, { amount: 250, note: 'One melon was bad.' }, orderReader),
    'order cancelled after payment': stepMail({ ...sampleOrder, paymentStatus: 'Paid' }, 'Cancelled', orderReader),
    refunded: refundedMail(sampleOrder, 905, orderReader),
    'new order': newOrderMail(sampleOrder, orderReader),
    'order taken back': shopperCancelledMail(sampleOrder, orderReader),
    ...Object.fromEntries(decisions.map((to) => [`return ${to}`, returnMail(sent, to, orderReader)])),
    'return with a note': returnMail({ ...sent, note: `No photo. ${name}` }, 'Cancelled', orderReader),
    'ticket answered': replyMail(ticket, `We bring the third bag today.\n${name}`, reader),
    'ticket status': statusMail(ticket, 'completed', reader),
    'message while away': awayMail({ userId: 4, from: 'Corner Dairy', text: `Is oat milk fine? ${name}` }, reader),
    'seller received': receivedMail(name, reader),
    'seller approved': approvedMail(
      { name, email: 'seller@corner.example', slug: 'corner-bakery', id: 3, origin: 'https://shop.example' },
      reader,
    ),
    'seller refused': refusedMail(name, 'The certificate has expired.', reader),
    contact: contactMail(
      { name, phone: '2025550142', email: null, subject: 'Hours', message: `Open? ${name}` },
      reader,
    ),
  };
}
