import type { Address } from '#machines/query/contract.types.ts';

type Place = Pick<Address, 'flat_no' | 'address_line' | 'address_line2' | 'area' | 'post_code'>;

/** The place in one line, with the comma of its own letters: an address is not translated. */
export const oneLine = ({ flat_no, address_line, address_line2, area, post_code }: Place): string => {
  const parts = [flat_no, address_line, address_line2, area, post_code].filter(Boolean);
  return parts.join(/\p{Script=Arabic}/u.test(address_line) ? '، ' : ', ');
};
