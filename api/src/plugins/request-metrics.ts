import { fastifyPlugin } from 'fastify-plugin'
import { Histogram, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics of this app, without a process-wide registry. */
    metrics: Registry
  }
}

const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The label of requests without a matching route, because requested paths must not become labels. */
const noRoute = 'none'

/** Measures every response by its route template, never by its URL. */
export const requestMetrics = fastifyPlugin(
  async (app) => {
    const metrics = new Registry()
    app.decorate('metrics', metrics)
    const duration = new Histogram({
      name: 'classeur_http_request_duration_seconds',
      help: 'Time from request to answer, by route template, method and class of status',
      labelNames: ['route', 'method', 'status'],
      buckets: bucketsSeconds,
      registers: [metrics],
    })
    app.addHook('onResponse', async (request, reply) => {
      const route = request.is404 ? noRoute : (request.routeOptions.url ?? noRoute)
      const status = `${String(Math.floor(reply.statusCode / 100))}xx`
      duration.observe({ route, method: request.method, status }, reply.elapsedTime / 1000)
    })
  },
  { name: 'request-metrics' },
)
