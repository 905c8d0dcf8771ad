/** The one fact that the page needs before the dialog's code loads. */
type PickerValue = { value: { picker: string } };

export const selectIsPicking = ({ value: { picker } }: PickerValue): boolean =>
  picker !== 'closed' && picker !== 'signingIn';
