/** The pages about itself that every shop links to, by their slugs, each with its title as a phrase of the catalogue. */
export const linkedPages: Readonly<Record<string, string>> = {
  'about-us': 'About us',
  'terms-and-conditions': 'Terms & Conditions',
  'privacy-policy': 'Privacy Policy',
  'return-and-refund-policy': 'Return policy',
  'shipping-and-delivery-policy': 'Shipping & Delivery',
};
