import { fastifyPlugin } from 'fastify-plugin'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

/**
 * The zod schemas of the contracts parse requests and serialise responses: unknown fields in a request are refused, and
 * fields that aren't in the schema of a response aren't sent.
 */
export const validation = fastifyPlugin(
  async (app) => {
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    const parseJson = app.getDefaultJsonParser('error', 'error')
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      // Treat an empty body as missing; the route's schema decides whether it is required.
      if (body === '') done(null, undefined)
      else void parseJson(request, body as string, done)
    })
  },
  { name: 'validation' },
)
