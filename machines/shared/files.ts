/** Checks chosen files against their limits; a file that does not fit is named at once, with the reason. */

export type FileLimits = {
  /** MIME types, such as `image/png`. */
  types: readonly string[];
  maxBytes: number;
  maxFiles: number;
};

export type FileRefusal = { name: string; reason: 'type' | 'size' | 'count' };
export type PickedFiles = { files: File[]; refused: FileRefusal[] };

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const reasonAgainst = (file: File, held: readonly File[], limits: FileLimits): FileRefusal['reason'] | undefined => {
  if (!limits.types.includes(file.type)) return 'type';
  if (file.size > limits.maxBytes) return 'size';
  return limits.maxFiles > 1 && held.length >= limits.maxFiles ? 'count' : undefined;
};

const pickOne = ({ files, refused }: PickedFiles, file: File, limits: FileLimits): PickedFiles => {
  if (files.some((held) => isSame(file, held))) return { files, refused };
  const reason = reasonAgainst(file, files, limits);
  if (reason) return { files, refused: [...refused, { name: file.name, reason }] };
  return { files: limits.maxFiles === 1 ? [file] : [...files, file], refused };
};

/**
 * Adds the files that fit. A file that was chosen before changes nothing; where only one is allowed, another replaces
 * it.
 */
export const pickFiles = (held: readonly File[], offered: readonly File[], limits: FileLimits): PickedFiles =>
  offered.reduce<PickedFiles>((picked, file) => pickOne(picked, file, limits), { files: [...held], refused: [] });
