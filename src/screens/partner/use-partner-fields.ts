/** The fields of a new seller, as the steps need them. */
import type { PartnerFacts } from '#machines/partner/partner.selectors.ts';
import type { PartnerFields, PartnerFile, PartnerTexts } from '#machines/partner/partner.types.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';

export const usePartnerFields = ({ fields, errors, refused, isBusy }: PartnerFacts) => {
  const t = useMessages();
  const flow = useFlow('partner');
  const errorOf = (name: keyof PartnerFields) => errors[name] && noticeText(t, errors[name]);
  const field = (name: keyof PartnerTexts) => ({
    name,
    value: fields[name],
    error: errorOf(name),
    onChange: (value: string) => flow.send({ type: 'form.change', fields: { [name]: value } }),
  });
  const file = (name: PartnerFile) => ({
    name,
    files: fields[name] ? [fields[name]] : [],
    refused: refused[name] ?? [],
    error: errorOf(name),
    isDisabled: isBusy,
    onAdd: (files: readonly File[]) => flow.send({ type: 'file.offer', field: name, files }),
    onRemove: () => flow.send({ type: 'file.remove', field: name }),
  });
  return { flow, errorOf, field, file };
};
