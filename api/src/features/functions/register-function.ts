import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

export interface FunctionDefinition<Data extends z.ZodType, Result extends z.ZodType> {
  data: Data
  result: Result
  /** Status of a successful answer; 200 unless the work goes on after it (202). */
  status?: 200 | 202
  /** False for the calls that are made before the profile is complete. */
  needsProfile?: boolean
  handler: (data: z.output<Data>, request: FastifyRequest) => Promise<z.output<Result>>
}

/**
 * A backend function called by name: `POST /api/functions/{name}` with `{ data }` answers `{ result }`.
 * Anything beside `data` is refused; the caller is signed in (`request.actor`) and has a profile.
 */
export function registerFunction<Data extends z.ZodType, Result extends z.ZodType>(
  app: FastifyInstance,
  name: string,
  { data, result, status = 200, needsProfile = true, handler }: FunctionDefinition<Data, Result>,
): void {
  app.post(
    `/functions/${name}`,
    {
      schema: {
        operationId: name,
        body: z.strictObject({ data }),
        response: { [status]: z.object({ result }) },
      },
      preHandler: needsProfile ? [app.requireProfile] : [],
    },
    async (request, reply) => {
      // The schema above has parsed it; the types of a generic schema do not reach this far.
      const body = request.body as { data: z.output<Data> }
      return reply.code(status).send({ result: await handler(body.data, request) })
    },
  )
}
