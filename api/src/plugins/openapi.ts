import { Problem } from '@classeur/contracts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { fastifyPlugin } from 'fastify-plugin'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'

/** Serves `/api/openapi.json`, and its pages at `/api/docs`. Errors of all routes are problem+json. */
export const openApi = fastifyPlugin(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Classeur', version: '1' },
        components: {
          securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        },
      },
      transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
    })
    app.addHook('onRoute', (route) => {
      if (!route.url.startsWith('/api/') || !route.schema || route.schema.hide) return
      route.schema = { ...route.schema, response: { default: Problem, ...(route.schema.response as object) } }
      if (route.config?.access !== 'public') route.schema.security = [{ accessToken: [] }]
    })
    await app.register(swaggerUi, { routePrefix: '/api/docs' })
    app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  },
  { name: 'openapi' },
)
