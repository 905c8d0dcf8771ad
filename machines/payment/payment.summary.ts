/** Whether there is anything to show: all that the page knows of paying before somebody does. */
export const selectIsPaying = ({ value }: { value: unknown }): boolean => value !== 'idle';
