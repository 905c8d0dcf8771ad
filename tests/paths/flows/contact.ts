/** The contact form of a guest. */
import { contactFormMachine } from '#machines/contact-form/contact-form.machine.ts';
import { formJourney } from '../form-journey.ts';
import type { Planner } from '../journey.ts';

const message = 'Message sent successfully';

export const planContact: Planner = async () =>
  formJourney({
    flow: 'contactForm',
    machine: contactFormMachine,
    input: { isSignedIn: false },
    path: '/contact-us',
    form: 'Write to us',
    labels: { name: 'Full name', phone: 'Phone', email: 'Email', subject: 'Subject', message: 'Message' },
    typed: [
      { name: 'Sample Shopper', phone: '2025550142', subject: 'Hours', message: 'Open on Sunday?' },
      { email: 'nobody' },
      { email: 'sample@larder.test' },
    ],
    wrong: 'subject',
    send: 'Send',
    call: 'POST /support',
    saved: { writer: {}, message },
    toast: message,
    bodyOf: () => ({ message }),
    output: () => ({ writer: {}, message }),
  });
