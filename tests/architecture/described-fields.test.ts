/** A maker of a back end or a client reads the contract alone: what a name does not say, a description says. */
import { expect, test } from 'vitest';
import contract from '#api/generated/openapi.json' with { type: 'json' };

/** They mean the same to everybody, or the schema behind them is described. */
const selfEvident = new Set(
  `accept_terms address address_line addresses app_name app_store_link application attachments attachments[] bank_name
  banner banner_picture banners blogs brand brands cart_items categories category closing_time colors company_address
  company_name countries country coupon_code coupons created_at current_password customer_email customer_name
  customer_phone data description documents documents[] email first_name footers gender google_playstore_link id
  incoming_flash_sale issue_types items languages last_name lines logo logo_picture message messages name opening_time
  order_code orders otp packagings password password_confirmation phone phone_code photos[] picture popular_blogs
  popular_products post_code product product_ids[] product_name products profile_photo reason related_blogs
  related_products returnOrders return_order_products reviews running_flash_sale sender_name sessions shop_banner
  shop_logo shop_name shop_registration_certificate shops sizes slug social_links sub_categories sub_category
  support_tickets tax_number text thumbnail ticket_number title token updated_at`.split(/\s+/),
);

type Node = { properties?: Record<string, { $ref?: string; description?: string }> };

const undescribed = (node: unknown, path: string[] = []): string[] => {
  if (typeof node !== 'object' || node === null || path.at(-1)?.startsWith('example')) return [];
  const { properties = {} } = path.at(-1) === 'properties' ? {} : (node as Node);
  const missing = Object.entries(properties)
    .filter(([name, field]) => !(field.description || field.$ref || selfEvident.has(name)))
    .map(([name]) => [...path, name].join('.'));
  return [...missing, ...Object.entries(node).flatMap(([key, inner]) => undescribed(inner, [...path, key]))];
};

test('Every field of the contract that is not self-evident has a description', () => {
  expect(undescribed(contract)).toEqual([]);
});

test('No name is called self-evident for nothing', () => {
  const text = JSON.stringify(contract);
  expect([...selfEvident].filter((name) => !text.includes(`"${name}":`))).toEqual([]);
});
