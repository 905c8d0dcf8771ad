import { partnerCertificateLimits, partnerPictureLimits } from '#machines/file-limits.ts';
import type { PartnerFacts } from '#machines/partner/partner.selectors.ts';
import { DocumentPicker, PhotoPicker } from '#src/components/FilesField/FilesField.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid } from '#src/ui/Form/Form.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { PartnerStep, usePartnerFields } from './PartnerStep.tsx';

const pictures = [
  ['shop_logo', 'Shop logo', 'half'],
  ['profile_photo', 'Photo of you', 'half'],
  ['shop_banner', 'Shop banner', 'whole'],
] as const;

/** The shop's name, address, description, opening hours, pictures and certificate. */
export const ShopStep = ({ facts }: { facts: PartnerFacts }) => {
  const t = useMessages();
  const { field, file } = usePartnerFields(facts);
  const size = partnerCertificateLimits.maxBytes / 2 ** 20;
  return (
    <PartnerStep facts={facts} title={t('Your shop')} nextLabel={t('Continue')}>
      <FieldGrid>
        <FieldCell width="half">
          <Field
            {...field('shop_name')}
            label={t('Shop name')}
            autoComplete="organization"
            maxLength={100}
            isRequired
          />
        </FieldCell>
        <FieldCell width="half">
          <Field {...field('address')} label={t('Address')} autoComplete="street-address" maxLength={255} />
        </FieldCell>
        <FieldCell width="whole">
          <TextArea
            {...field('description')}
            label={t('Description')}
            hint={t('What makes your shop special, in at most {count} characters', { count: 200 })}
            rows={3}
            maxLength={200}
          />
        </FieldCell>
        <FieldCell width="half">
          <Field {...field('opening_time')} label={t('Opens at')} type="time" />
        </FieldCell>
        <FieldCell width="half">
          <Field {...field('closing_time')} label={t('Closes at')} type="time" />
        </FieldCell>
        {pictures.map(([name, label, width]) => (
          <FieldCell key={name} width={width}>
            <PhotoPicker {...file(name)} label={t(label)} limits={partnerPictureLimits} isRequired />
          </FieldCell>
        ))}
        <FieldCell width="whole">
          <DocumentPicker
            {...file('shop_registration_certificate')}
            label={t('Registration certificate')}
            hint={t('PDF, JPEG or PNG of up to {size} MB; only our people see it', { size })}
            chooseLabel={t('Choose a file')}
            limits={partnerCertificateLimits}
          />
        </FieldCell>
      </FieldGrid>
    </PartnerStep>
  );
};
