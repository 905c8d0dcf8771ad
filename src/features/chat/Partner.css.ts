import { style } from '@vanilla-extract/css';
import { forcedColours } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

export const logo = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.medium,
  overflow: 'clip',
  fontWeight: vars.weight.bold,
  color: vars.colour.onAccentSoft,
  backgroundColor: vars.colour.accentSoft,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

const presence = style({ ...type('small'), display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const online = style([presence, { color: vars.colour.success }]);
export const offline = style([presence, { color: vars.colour.textQuiet }]);

/** As high as the line that it replaces, also with a long name. */
export const typing = style({
  ...type('small'),
  display: 'block',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.colour.textQuiet,
});

export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
