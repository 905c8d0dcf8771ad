import type { PartnerFacts } from '#machines/partner/partner.selectors.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { FilePreview } from '#src/ui/FilePicker/FilePicker.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './PartnerScreen.css.ts';
import { PartnerStep, usePartnerFields } from './PartnerStep.tsx';

const Fact = ({ label, children, dir }: { label: string; children: string; dir?: 'ltr' }) =>
  children ? (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <bdi dir={dir}>{children}</bdi>
      </dd>
    </div>
  ) : null;

/** A preview of the shop's page, and the details that the staff reviews. */
export const ReviewStep = ({ facts }: { facts: PartnerFacts }) => {
  const t = useMessages();
  const { flow, errorOf } = usePartnerFields(facts);
  const { fields, failure } = facts;
  const isPositionDemanded = failure?.fields?.latitude ?? failure?.fields?.longitude;
  const hours = fields.opening_time ? `${fields.opening_time} – ${fields.closing_time}` : t('Around the clock');
  return (
    <PartnerStep facts={facts} title={t('A last look')} nextLabel={t('Send for review')}>
      <div className={styles.preview}>
        {fields.shop_banner ? <FilePreview file={fields.shop_banner} className={styles.banner} /> : null}
        <div className={styles.sign}>
          {fields.shop_logo ? <FilePreview file={fields.shop_logo} className={styles.logo} /> : null}
          <div>
            <p className={styles.name} dir="auto">
              {fields.shop_name}
            </p>
            {fields.description ? <p dir="auto">{fields.description}</p> : null}
          </div>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact label={t('Your name')}>{[fields.first_name, fields.last_name].join(' ').trim()}</Fact>
        <Fact label={t('Email')} dir="ltr">
          {fields.email}
        </Fact>
        <Fact label={t('Phone number')} dir="ltr">
          {fields.phone}
        </Fact>
        <Fact label={t('Address')}>{fields.address}</Fact>
        <Fact label={t('Opening hours')}>{hours}</Fact>
        <Fact label={t('Registration certificate')}>{fields.shop_registration_certificate?.name ?? ''}</Fact>
      </dl>
      {isPositionDemanded || fields.at_device ? (
        <Checkbox
          name="at_device"
          isChecked={fields.at_device}
          onChange={(at_device) => flow.send({ type: 'form.change', fields: { at_device } })}
        >
          {t('I am at the shop: send the position of my device')}
        </Checkbox>
      ) : null}
      <div>
        <Checkbox
          name="accept_terms"
          isChecked={fields.accept_terms}
          isRequired
          error={errorOf('accept_terms')}
          onChange={(accept_terms) => flow.send({ type: 'form.change', fields: { accept_terms } })}
        >
          {t('I accept the terms and conditions')}
        </Checkbox>
        <p>
          <TextLink href={pathTo('terms')} target="_blank" isExternal>
            {t('Terms & Conditions')}
          </TextLink>
        </p>
      </div>
    </PartnerStep>
  );
};
