import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dotted } from './Dotted.tsx';

test('Each part that is there is isolated from the others', () => {
  expect(renderToStaticMarkup(<Dotted parts={['Latin brand', null, '۲۰ کیسه', '', undefined, 'L', 'L']} />)).toBe(
    '<bdi>Latin brand</bdi> · <bdi>۲۰ کیسه</bdi> · <bdi>L</bdi> · <bdi>L</bdi>',
  );
});
