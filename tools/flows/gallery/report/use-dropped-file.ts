/** A report that is dropped anywhere on the gallery is opened. */
import { useEffect } from 'react';
import { addressOf } from '../address.ts';
import { openReport } from './opened.ts';
import { reportId } from './report-id.ts';

/** Reads the file, and shows the page of reports. */
export const openFile = async (file: File): Promise<void> => {
  openReport(file.name, await file.text());
  location.hash = addressOf({ chart: reportId });
};

export const useDroppedFile = () => {
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void openFile(file);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', drop);
    };
  }, []);
};
