/** The gallery: every chart with its words, its state in a running shop, and its history. */
import '#src/theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />);
