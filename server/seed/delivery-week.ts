/** The delivery times that the shops of the demo offer. */
const windows = [
  { startsAt: '09:00', endsAt: '12:00' },
  { startsAt: '13:00', endsAt: '16:00' },
  { startsAt: '18:00', endsAt: '21:00' },
];
const sunday = 7;

/** The same every day, but for the evening of a Sunday. */
export const demoWeek = () =>
  [1, 2, 3, 4, 5, 6, sunday].flatMap((weekday) =>
    windows.slice(0, weekday === sunday ? 2 : windows.length).map((window) => ({ ...window, weekday })),
  );
