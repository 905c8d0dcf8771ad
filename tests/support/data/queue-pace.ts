/** A queue that rests as little as its library allows. */
export const queuePace = {
  restMs: 20,
  farewellMs: 100,
  pollSeconds: 0.5,
  upkeep: { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 },
};
