import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { Block } from './Block.tsx';
import { isFixed } from './stages.ts';

export const NoteBlock = () => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { note, stage } = useFacts('checkout', selectCheckout);
  return (
    <Block title={t('Note')} end={t('Optional')}>
      <TextArea
        name="note"
        label={t('Note for the shop')}
        isLabelHidden
        rows={2}
        maxLength={1000}
        value={note}
        isDisabled={isFixed(stage)}
        onChange={(text) => checkout.send({ type: 'note.type', note: text })}
      />
    </Block>
  );
};
