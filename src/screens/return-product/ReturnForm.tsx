import { photoLimits } from '#machines/file-limits.ts';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { withoutPhoto, withPhotos } from '#machines/return-request/return-request.fields.ts';
import type { ReturnRequestFacts } from '#machines/return-request/return-request.selectors.ts';
import type { ReturnRequestFields } from '#machines/return-request/return-request.types.ts';
import { returnableUntil } from '#machines/return-request/return-request.window.ts';
import { PhotoPicker } from '#src/components/FilesField/FilesField.tsx';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { isolated } from '#src/i18n/messages.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid, Form } from '#src/ui/Form/Form.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { ReturnLines } from './ReturnLines.tsx';

/** Of which order, and until when. */
const ReturnWindow = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const dates = useDates();
  const until = returnableUntil(order);
  const code = isolated(order.order_code);
  if (!until) return null;
  return <p>{t('Goods of order {code} can be returned until {time}.', { code, time: dates.moment(until) })}</p>;
};

type TypedField = 'return_address' | 'bank_account_number' | 'bank_name' | 'reason';

export const ReturnForm = ({ facts, order }: { facts: ReturnRequestFacts; order: OrderDetails }) => {
  const t = useMessages();
  const flow = useFlow('returnRequest');
  const takesPhotos = useFacts('preferences', selectSettings).has_photos;
  const { stage, fields, errors, failure } = facts;
  const isBusy = stage === 'submitting' || stage === 'saved';
  const change = (changed: Partial<ReturnRequestFields>) => flow.send({ type: 'form.change', fields: changed });
  const errorOf = (name: keyof ReturnRequestFields) => errors[name] && noticeText(t, errors[name]);
  const field = (name: TypedField) => ({
    name,
    value: fields[name],
    error: errorOf(name),
    isDisabled: isBusy,
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <Form label={t('Return request')} isBusy={isBusy} onSubmit={() => flow.send({ type: 'form.submit' })}>
      <Stack gap={5}>
        <h1>{t('Return a product')}</h1>
        <ReturnWindow order={order} />
        <ReturnLines
          {...{ order, isBusy }}
          chosen={fields.product_ids}
          error={errorOf('product_ids')}
          onChange={change}
        />
        <Card>
          <Stack gap={5}>
            <FieldGrid>
              <FieldCell width="half">
                <Field
                  {...field('bank_account_number')}
                  label={t('Account Number')}
                  hint={t('The refund goes to this account')}
                  dir="ltr"
                  maxLength={100}
                  autoComplete="off"
                  isRequired
                />
              </FieldCell>
              <FieldCell width="half">
                <Field {...field('bank_name')} label={t('Bank name')} maxLength={200} autoComplete="off" />
              </FieldCell>
              <FieldCell width="whole">
                <Field
                  {...field('return_address')}
                  label={t('Collection address')}
                  maxLength={500}
                  autoComplete="street-address"
                  isRequired
                />
              </FieldCell>
            </FieldGrid>
            <TextArea {...field('reason')} label={t('Reason')} maxLength={2000} isRequired />
            {takesPhotos ? (
              <PhotoPicker
                label={t('Photos')}
                name="photos"
                files={fields.photos}
                limits={photoLimits}
                refused={fields.refused}
                error={errorOf('photos')}
                isDisabled={isBusy}
                onAdd={(offered) => change(withPhotos(fields, offered))}
                onRemove={(photo) => change(withoutPhoto(fields, photo))}
              />
            ) : null}
            <p>
              <TextLink href={pathTo('returnPolicy')}>{t('Read the return policy')}</TextLink>
            </p>
            <FormFailure failure={failure} />
            <div>
              <Button type="submit" isBusy={isBusy}>
                {isBusy ? t('Sending…') : t('Request return')}
              </Button>
            </div>
          </Stack>
        </Card>
      </Stack>
    </Form>
  );
};
