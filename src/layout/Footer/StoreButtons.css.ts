import { style } from '@vanilla-extract/css';
import { hover } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], marginBlockStart: vars.space[2] });

export const qr = style({
  inlineSize: '6.5rem',
  blockSize: '6.5rem',
  padding: vars.space[2],
  borderRadius: vars.radius.medium,
  // A code is read by a camera, in dark pages too.
  backgroundColor: 'white',
});

export const list = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] });

export const store = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  '@media': { [hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.sunken } } } },
});
