import { SchoolMembers } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SchoolMembersService } from './school-members.service.ts'

const answer = { response: { 200: SchoolMembers } }

/** `GET /school/members`: the members of the person's school. */
export const listSchoolMembersRoute: FastifyPluginAsyncZod<{
  members: Pick<SchoolMembersService, 'list'>
}> = async (app, { members }) => {
  const preHandler = app.requireProfile

  app.get('/school/members', { preHandler, schema: answer }, ({ actor }) => members.list(actor))
}
