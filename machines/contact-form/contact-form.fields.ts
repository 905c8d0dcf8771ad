/** The fields of the contact form, and their validation before the request. */
import { emailError, required } from '../shared/checks.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import type { ContactFormFields } from './contact-form.types.ts';

export const contactFields = ({
  name = '',
  phone = '',
  email = '',
}: Partial<ContactFormFields>): ContactFormFields => ({
  name,
  phone,
  email,
  subject: '',
  message: '',
});

const requiredFields = ['name', 'phone', 'subject', 'message'] as const;

export const contactErrors = (fields: ContactFormFields): FieldErrors<ContactFormFields> => ({
  ...Object.fromEntries(requiredFields.map((field) => [field, fields[field].trim() ? undefined : required])),
  email: fields.email.trim() ? emailError(fields.email) : undefined,
});

export const contactRequest = (fields: ContactFormFields) => ({
  name: fields.name.trim(),
  phone: fields.phone.trim(),
  subject: fields.subject.trim(),
  message: fields.message.trim(),
  email: fields.email.trim() || null,
});
