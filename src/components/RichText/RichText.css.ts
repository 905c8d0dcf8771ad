import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ maxInlineSize: vars.size.reading, lineHeight: '1.65' });

globalStyle(`${root} > * + *`, { marginBlockStart: vars.space[3] });
globalStyle(`${root} :is(ul, ol)`, { paddingInlineStart: vars.space[6] });
globalStyle(`${root} ul`, { listStyle: 'disc' });
globalStyle(`${root} ol`, { listStyle: 'decimal' });
globalStyle(`${root} li + li`, { marginBlockStart: vars.space[1] });
globalStyle(`${root} li::marker`, { color: vars.colour.textQuiet });
globalStyle(`${root} > * + :is(h2, h3)`, { marginBlockStart: vars.space[8] });
globalStyle(`${root} > :is(h2, h3) + *`, { marginBlockStart: vars.space[2] });
globalStyle(`${root} blockquote`, {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.colour.accent}`,
  color: vars.colour.textQuiet,
  fontSize: vars.text.lead.size,
});

export const picture = style({ borderRadius: vars.radius.large });
