/** The login of the demo shopper, which the demo shop shows. */
export const demoAccount = { phone: 'demo@larder.test', password: 'larder-demo' } as const;
