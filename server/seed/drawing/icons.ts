/** The small neutral icons, drawn on nothing. */

const line = (body: string) =>
  `<g fill="none" stroke="#17623a" stroke-width="36" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;

export const icons: Record<string, string> = {
  'social-recipes': line(
    '<path d="M120 140h150a50 50 0 0 1 50 50v330a60 60 0 0 0-60-50H120zM520 140H370a50 50 0 0 0-50 50v330a60 60 0 0 1 60-50h140z"/>',
  ),
  'social-pictures': line(
    '<rect x="110" y="140" width="420" height="360" rx="60"/><circle cx="240" cy="260" r="40"/><path d="M110 440l120-100 90 80 80-70 130 110"/>',
  ),
  'social-letter': line('<rect x="100" y="150" width="440" height="340" rx="50"/><path d="M110 200l210 150 210-150"/>'),
  'social-radio': line(
    '<circle cx="320" cy="320" r="40"/><path d="M220 420a140 140 0 0 1 0-200M420 220a140 140 0 0 1 0 200M150 490a240 240 0 0 1 0-340M490 150a240 240 0 0 1 0 340"/>',
  ),
  'payment-card': line('<rect x="90" y="150" width="460" height="340" rx="50"/><path d="M90 250h460M160 400h110"/>'),
};
