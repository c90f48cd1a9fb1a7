import { GenerationSnapshot, ObjectIdString, SaveObjectivesRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ObjectiveEditsService } from './objective-edits.service.ts'

/** `PUT /generations/{id}/objectives`: saves the teacher's edited version of proposed objectives. */
export const saveObjectivesRoute: FastifyPluginAsyncZod<{ objectiveEdits: ObjectiveEditsService }> = async (
  app,
  { objectiveEdits },
) => {
  app.put(
    '/generations/:id/objectives',
    {
      schema: {
        params: z.strictObject({ id: ObjectIdString }),
        body: SaveObjectivesRequest,
        response: { 200: GenerationSnapshot },
      },
      preHandler: [app.requireProfile],
    },
    (request) => objectiveEdits.save(request.actor, request.params.id, request.body),
  )
}
