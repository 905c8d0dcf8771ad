/** The fields of the professional form, as its parts need them. */
import type {
  ProfessionalFacts,
  ProfessionalFields,
  ProfessionalTexts,
} from '#machines/professional/professional.types.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';

export const useFields = ({ fields, errors }: Pick<ProfessionalFacts, 'fields' | 'errors'>) => {
  const t = useMessages();
  const form = useFlow('professional');
  const change = (typed: Partial<ProfessionalFields>) => form.send({ type: 'form.change', fields: typed });
  const errorOf = (name: keyof ProfessionalFields) => errors[name] && noticeText(t, errors[name]);
  const field = (name: keyof ProfessionalTexts) => ({
    name,
    value: fields[name],
    error: errorOf(name),
    onChange: (value: string) => change({ [name]: value }),
  });
  return { change, errorOf, field };
};
