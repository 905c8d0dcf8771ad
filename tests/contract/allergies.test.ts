/** Allergies: reading, storing and deleting them. */
import { type Case, cases, good } from './cases.ts';

const rows: Case[] = [
  good('getAllergies', 'to who is signed in'),
  good('saveAllergies', 'to who agrees'),
  {
    call: 'saveAllergies',
    status: 422,
    when: 'without consent',
    change: { body: { allergens: ['milk'], agrees: false } },
    fields: ['agrees'],
  },
  good('removeAllergies', 'to who is signed in'),
];

cases('allergies', rows);
