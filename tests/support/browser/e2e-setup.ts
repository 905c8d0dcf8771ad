/** Around every file of the e2e lane. */
import { closeWithWorker } from '../server/worker-end.ts';

closeWithWorker();
