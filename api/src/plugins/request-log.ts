import { fastifyPlugin } from 'fastify-plugin'

/** Logs one line per response: route, status, time, request id and the log name of the person. Returns the request id in a header too. */
export const requestLog = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id)
    })
    app.addHook('onResponse', async (request, reply) => {
      const { routeOptions, method, identity } = request
      const level = routeOptions.url?.startsWith('/health/') ? 'debug' : 'info'
      request.log[level](
        {
          method,
          route: routeOptions.url ?? null,
          status: reply.statusCode,
          durationMs: Math.round(reply.elapsedTime),
          ...(identity?.logName === undefined ? {} : { person: identity.logName }),
        },
        'request answered',
      )
    })
  },
  { name: 'request-log' },
)
