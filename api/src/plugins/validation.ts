import { fastifyPlugin } from 'fastify-plugin'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

/**
 * Requests are parsed and answers are written by the zod schemas of the contracts: an unknown field in a request is
 * refused, a field that an answer's schema does not name is not sent.
 */
export const validation = fastifyPlugin(
  async (app) => {
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    const parseJson = app.getDefaultJsonParser('error', 'error')
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      // An empty body is no body: the route's schema decides whether it needs one.
      if (body === '') done(null, undefined)
      else void parseJson(request, body as string, done)
    })
  },
  { name: 'validation' },
)
