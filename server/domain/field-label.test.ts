import { expect, test } from 'vitest';
import { fieldLabel } from './field-label.ts';

test.each([
  ['name', 'name'],
  ['post_code', 'post code'],
  ['shop_ids.0', 'shop ids'],
  ['items.2.product_id', 'product id'],
  ['attachments[]', 'attachments'],
  ['paymentMethod', 'payment method'],
  ['Idempotency-Key', 'idempotency key'],
  ['0', '0'],
])('the field %s is named "%s"', (field, label) => expect(fieldLabel(field)).toBe(label));
