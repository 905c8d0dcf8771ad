import { style } from '@vanilla-extract/css';
import { hover, phone, tabBarHeight, tablet } from '#src/theme/media.ts';
import { type } from '#src/theme/type.ts';
import { vars } from '#src/theme/vars.css.ts';

/** The header's bar on a phone, and its line. */
const headerHeight = 'calc(4rem + 1px)';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

/** As high as the window leaves it, so that the box to write in is always in sight. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: 'clamp(26rem, 100dvh - 14rem, 52rem)',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.huge,
  backgroundColor: vars.colour.card,
  overflow: 'clip',
  '@media': {
    [phone]: { blockSize: `max(26rem, 100dvh - 15rem - ${tabBarHeight})` },
    [tablet]: { gridTemplateColumns: 'minmax(14rem, 20rem) minmax(0, 1fr)' },
  },
});

/** On a phone a conversation takes all that is between the bars. */
export const withShop = style({
  '@media': {
    [phone]: {
      position: 'fixed',
      zIndex: vars.z.raised,
      insetBlock: `${headerHeight} calc(${tabBarHeight} + env(safe-area-inset-bottom))`,
      insetInline: 0,
      blockSize: 'auto',
      border: 0,
      borderRadius: 0,
    },
  },
});

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': {
    [phone]: { selectors: { [`${withShop} > &`]: { display: 'none' } } },
    [tablet]: { borderInlineEnd: `1px solid ${vars.colour.border}` },
  },
});

export const search = style({ display: 'block', padding: vars.space[4] });

export const shops = style({ minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

export const list = style({ display: 'grid', paddingInline: vars.space[2], paddingBlockEnd: vars.space[2] });

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  padding: vars.space[3],
} as const;

export const row = style({
  ...line,
  borderRadius: vars.radius.large,
  textAlign: 'start',
  outlineOffset: '-2px !important',
  selectors: { '&[aria-current]': { backgroundColor: vars.colour.accentSoft, color: vars.colour.onAccentSoft } },
  '@media': { [hover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.colour.sunken } } } },
});

export const rowPending = style({ ...line, paddingInline: vars.space[5] });

export const words = style({ display: 'grid', flex: 1, minInlineSize: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...oneLine, fontWeight: vars.weight.strong });
export const last = style({ ...type('small'), ...oneLine, color: vars.colour.textQuiet });
export const unread = style({ ...type('small'), ...oneLine, fontWeight: vars.weight.strong });

export const end = style({ display: 'grid', justifyItems: 'end', gap: vars.space[1], flex: 'none' });
export const time = style({ ...type('tiny'), color: vars.colour.textQuiet });

export const more = style({ display: 'grid', placeItems: 'center', padding: vars.space[3] });

export const pane = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', minBlockSize: 0 });

export const nobody = style({
  display: 'grid',
  alignContent: 'center',
  '@media': { [phone]: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  '@media': { [tablet]: { paddingInline: vars.space[4] } },
});

export const back = style({ display: 'grid', '@media': { [tablet]: { display: 'none' } } });

export const title = style({ ...type('body'), fontWeight: vars.weight.bold, ...oneLine });

export const foot = style({ padding: vars.space[3], borderBlockStart: `1px solid ${vars.colour.border}` });
