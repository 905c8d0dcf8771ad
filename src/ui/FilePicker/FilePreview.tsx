import { useCallback } from 'react';

export type FilePreviewProps = { file: File; className?: string | undefined };

/** The picture in a file that was chosen; its address is let go of with it. */
export const FilePreview = ({ file, className }: FilePreviewProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} className={className} alt="" />;
};
