/** The page of reports in the addresses of the gallery; no chart has this name. */
export const reportId = 'reports';
/** The page of its sequence diagram. */
export const sequenceId = 'sequence';
