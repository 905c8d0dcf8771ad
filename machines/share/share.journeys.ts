/** The settings of the journeys for sharing. */
import type { FlowJourneys } from '../shared/journeys.ts';

export const journeys: FlowJourneys = {
  unwalked: 'the share sheet belongs to the device, not to the page: machines/share',
  perceived: {
    '*': 'the share sheet of the device, a menu to copy or mail the address, or a notice that it was copied',
  },
};
