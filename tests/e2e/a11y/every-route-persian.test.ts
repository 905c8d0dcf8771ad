import { describe } from 'vitest';
import { shareShop } from '../../support/browser/open-shop.ts';
import { openRoutes, testEveryPage } from './routes.ts';

shareShop();
openRoutes();

describe('in Persian every page is complete, accessible and without errors', () => testEveryPage('ir'));
