import { assignVars, globalStyle } from '@vanilla-extract/css';
import { reducedMotion } from './media.ts';
import { vars } from './vars.css.ts';

const latin = '"Figtree Variable", ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue"';
const arabic = '"Noto Sans Arabic", "Segoe UI", Tahoma';

globalStyle(':root', {
  vars: {
    ...assignVars(vars.font, { body: `${latin}, ${arabic}, sans-serif` }),
    ...assignVars(vars.weight, { regular: '400', medium: '500', strong: '600', bold: '700' }),
    ...assignVars(vars.space, {
      1: '0.25rem',
      2: '0.5rem',
      3: '0.75rem',
      4: '1rem',
      5: '1.25rem',
      6: '1.5rem',
      8: '2rem',
      10: '2.5rem',
      12: '3rem',
      16: '4rem',
      24: '6rem',
    }),
    ...assignVars(vars.text, {
      tiny: { size: '0.75rem', line: '1rem' },
      small: { size: '0.875rem', line: '1.25rem' },
      body: { size: '1rem', line: '1.5rem' },
      lead: { size: 'clamp(1.0625rem, 1rem + 0.3vw, 1.2rem)', line: '1.5' },
      title: { size: 'clamp(1.1875rem, 1.1rem + 0.5vw, 1.44rem)', line: '1.3' },
      heading: { size: 'clamp(1.4375rem, 1.25rem + 0.9vw, 1.9rem)', line: '1.2' },
      display: { size: 'clamp(1.875rem, 1.4rem + 2.2vw, 3rem)', line: '1.1' },
    }),
    ...assignVars(vars.radius, {
      small: '0.5rem',
      medium: '0.75rem',
      large: '1rem',
      huge: '1.25rem',
      pill: '62.5rem',
    }),
    ...assignVars(vars.motion, {
      quick: '130ms cubic-bezier(0.2, 0, 0, 1)',
      calm: '240ms cubic-bezier(0.2, 0, 0, 1)',
    }),
    ...assignVars(vars.z, { raised: '1', sticky: '10', widget: '20', overlay: '30', toast: '40', skip: '50' }),
    ...assignVars(vars.size, {
      icon: '1.25rem',
      iconSmall: '1rem',
      control: '2.75rem',
      controlSmall: '2.25rem',
      controlLarge: '3.25rem',
      page: '82rem',
      reading: '44rem',
      sidebar: '17rem',
      panel: '27rem',
      // On a desktop as wide as the floating cart, which so covers nothing of the page.
      gutter: 'clamp(1rem, 10vw - 2.4rem, 4rem)',
    }),
  },
  '@media': { [reducedMotion]: { vars: assignVars(vars.motion, { quick: '0s', calm: '0s' }) } },
});

// Letters of the Arabic script have marks above and below, so the lines of titles stand further apart.
globalStyle(':root[dir=rtl]', {
  vars: {
    [vars.font.body]: `"Vazirmatn Variable", "Figtree Variable", ${arabic}, ${latin}, sans-serif`,
    [vars.text.title.line]: '1.5',
    [vars.text.heading.line]: '1.4',
    [vars.text.display.line]: '1.35',
  },
});
