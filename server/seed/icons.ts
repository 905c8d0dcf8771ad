/** The small neutral icons, drawn on nothing. */

const line = (body: string) =>
  `<g fill="none" stroke="#17623a" stroke-width="36" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;

export const icons: Record<string, string> = {
  'payment-card': line('<rect x="90" y="150" width="460" height="340" rx="50"/><path d="M90 250h460M160 400h110"/>'),
};
