/** A `fetch` to this server without a socket, for the page renderer and the payment sandbox. */
import type { FastifyInstance } from 'fastify';

/** No outside connection can have this address, so these calls count towards no limit. */
export const insideAddress = '0.0.0.0';

export const inProcessFetch =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const response = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      remoteAddress: insideAddress,
      ...(body.length > 0 && { payload: body }),
    });
    return new Response(response.body, {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type'] ?? '') },
    });
  };
