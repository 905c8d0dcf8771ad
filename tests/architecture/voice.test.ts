/** The texts keep to docs/voice.md: one word for one thing, one spelling. */
import { describe, expect, test } from 'vitest';
import arabic from '#locales/ar.json' with { type: 'json' };
import english from '#locales/en.json' with { type: 'json' };
import persian from '#locales/ir.json' with { type: 'json' };

/** The specification fixes these to the letter. */
const fixed = new Set([
  'All right reserved by company',
  'Apply Store voucher',
  'Become a Seller',
  'Confirm Password does not match.',
  'Download on the App Store',
  'Error collecting voucher',
  'Logout successfully',
  'Please login first!',
  'Please select a user to see their messages',
  'Resend OTP',
  'Search Seller',
  'Shipping: Calculated at checkout',
  'Sign Out',
  'Sign Up',
]);

const avoided = {
  english: [
    english,
    /\b(?:basket|trolley|coupon|store|favou?rites?|sign(?:ed|ing)?[ -](?:in|out|up)|otp|shipping|successfully|invalid|somebody|everybody|any more|unauthenticated|journal)\b/i,
  ],
  'American English': [english, /\b(?:colors?|favorites?|liters?|license|canceled|catalog|gray)\b/i],
  'the long form of a contraction': [english, /\b(?:is|are|was|did|do|does|could|has|have) not\b|\bcannot\b/i],
  'the straight apostrophe': [english, /'/],
  Arabic: [arabic, /عربت|العربة|الشحن|رغبات|مرشح|جاهز للاستلام|اً|تعذر|الحقل \{/],
  Persian: [persian, /کوپن|رمز عبور|گفت‌وگو|جست‌وجو|پروند|حراج|هم‌رسانی|رونوشت|بازگرداندن|(?:درباره|شماره) \p{L}/u],
} as const;

const expected = {
  english: ['The selected {field} is invalid.', 'The {field} format is invalid.'],
} as Record<string, string[]>;

describe('the catalogues', () => {
  test.each(Object.entries(avoided))('avoid what docs/voice.md lists: %s', (name, [catalogue, words]) => {
    const found = Object.entries(catalogue).filter(([key, text]) => !fixed.has(key) && words.test(text));
    expect(found.map(([key]) => key)).toEqual(expected[name] ?? []);
  });
});
