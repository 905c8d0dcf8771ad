import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingBlock: '0.625rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.colour.textQuiet } },
});

const mark = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  margin: 0,
  marginBlockStart: '0.0625rem',
  border: `1.5px solid ${vars.colour.edge}`,
  backgroundColor: vars.colour.card,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  '::before': {
    content: '',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    scale: '0',
    backgroundColor: vars.colour.card,
    transition: `scale ${vars.motion.quick}`,
  },
  selectors: {
    '&:checked': { borderColor: vars.colour.accentText, backgroundColor: vars.colour.accentText },
    '&:checked::before': { scale: '1' },
    '&:disabled': { backgroundColor: vars.colour.sunken },
    '&:disabled:checked': { borderColor: vars.colour.edge, backgroundColor: vars.colour.edge },
    '&[aria-invalid=true]': { borderColor: vars.colour.danger },
  },
  // The drawn mark has no colour of its own there.
  '@media': { [forcedColours]: { appearance: 'auto', '::before': { display: 'none' } } },
});

export const marks = styleVariants({
  check: [
    mark,
    {
      borderRadius: '0.375rem',
      '::before': { clipPath: 'polygon(13% 46%, 0 61%, 41% 97%, 100% 22%, 85% 8%, 39% 68%)' },
    },
  ],
  radio: [
    mark,
    { borderRadius: '50%', '::before': { inlineSize: '0.5rem', blockSize: '0.5rem', borderRadius: '50%' } },
  ],
});

export const label = style({ minInlineSize: 0 });
