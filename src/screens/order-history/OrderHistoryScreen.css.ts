import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space[5], gridTemplateColumns: 'minmax(0, 1fr)' });

/** Wraps: eight tabs with their numbers are more than a row holds, and none may hide. */
export const tabs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const count = style({ fontVariantNumeric: 'tabular-nums' });
