/** Where the development server answers the gallery. */
export const samplesPath = '/__gallery/samples';
export const replaysPath = '/__gallery/replays';
