import { asciiDigits } from '#src/i18n/digits.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid } from '#src/ui/FieldGrid/FieldGrid.tsx';
import { useFields } from './use-fields.ts';

/** How the shop can answer. */
export const TicketReach = () => {
  const t = useMessages();
  const { change, field } = useFields();
  return (
    <FieldGrid>
      <FieldCell width="half">
        <Field
          {...field('email')}
          label={t('Email')}
          hint={t('The shop answers to this address too')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={255}
          isRequired
        />
      </FieldCell>
      <FieldCell width="half">
        <Field
          {...field('phone')}
          label={t('Phone number')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          onChange={(value) => change({ phone: asciiDigits(value).replace(/\D/g, '') })}
        />
      </FieldCell>
    </FieldGrid>
  );
};
