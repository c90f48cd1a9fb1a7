import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

export interface FunctionDefinition<Data extends z.ZodType, Result extends z.ZodType> {
  data: Data
  result: Result
  /** The schema of `request.query`. */
  querystring?: z.ZodType
  /** The status of a successful response: 200, or 202 if the work continues after it. */
  status?: 200 | 202
  /** False for functions that people without a complete profile may call. */
  needsProfile?: boolean
  handler: (data: z.output<Data>, request: FastifyRequest) => Promise<z.output<Result>>
}

/**
 * Registers a function that clients call by name: `POST /api/functions/{name}` with `{ data }` returns `{ result }`.
 * Refuses other fields. The caller is signed in (`request.actor`) and, by default, has a complete profile.
 */
export function registerFunction<Data extends z.ZodType, Result extends z.ZodType>(
  app: FastifyInstance,
  name: string,
  { data, result, querystring, status = 200, needsProfile = true, handler }: FunctionDefinition<Data, Result>,
): void {
  app.post(
    `/functions/${name}`,
    {
      schema: {
        operationId: name,
        ...(querystring && { querystring }),
        body: z.strictObject({ data }),
        response: { [status]: z.object({ result }) },
      },
      preHandler: needsProfile ? [app.requireProfile] : [],
    },
    async (request, reply) => {
      // The schema above has parsed the body, but its type is lost because the schema is generic.
      const body = request.body as { data: z.output<Data> }
      return reply.code(status).send({ result: await handler(body.data, request) })
    },
  )
}
