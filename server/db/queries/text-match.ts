/** The pattern of `like` for rows that contain the text, whatever signs it has. */
export const likeOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
