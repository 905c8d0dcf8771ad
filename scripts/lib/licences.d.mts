/** The licences of every package that ships and is installed, as one text. */
export function licencesOfShipped(): string;
