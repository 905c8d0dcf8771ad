/** Around every file of the e2e lane. */
import { closeWithWorker } from './worker-end.ts';

closeWithWorker();
