/** Whether a payment is shown: the only fact for a page on which the flow does not run yet. */
export const selectIsPaying = ({ value }: { value: unknown }): boolean => value !== 'idle';
