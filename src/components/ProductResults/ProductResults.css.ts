import { style } from '@vanilla-extract/css';
import { tablet } from '#src/theme/media.ts';
import { vars } from '#src/theme/vars.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[10] });

/** On a phone, where page numbers are hard to hit. */
export const more = style({ '@media': { [tablet]: { display: 'none' } } });
