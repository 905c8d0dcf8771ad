/** A step of the type scale as a style, for spreading: `style({ ...type('small') })`. */
import { vars } from './vars.css.ts';

export const type = (step: keyof typeof vars.text) => ({
  fontSize: vars.text[step].size,
  lineHeight: vars.text[step].line,
});
