/** The server writes this script into the pages that it renders (`server/http/page-template.ts`): it runs before the first paint. */
import { storeMissedEvents } from './missed-events.ts';
import { retryScripts } from './retry-scripts.ts';

globalThis.missedEvents = storeMissedEvents();
retryScripts();
