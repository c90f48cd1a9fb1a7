import type { FastifyInstance } from 'fastify'
import { createTeaching, type TeachingOptions } from './create-teaching.ts'
import { invitationsRoute } from './invitations.route.ts'
import { joinLinksRoute } from './join-links.route.ts'
import { joinRequestsRoute } from './join-requests.route.ts'
import { joinRoute } from './join.route.ts'
import { membersRoute } from './members.route.ts'
import { transfersRoute } from './transfers.route.ts'

/** Teachers of a class, invitations, ownership, join links and who comes by them. */
export const teachingModule = async (app: FastifyInstance, options: TeachingOptions) => {
  const teaching = createTeaching(options)
  app.register(membersRoute, teaching)
  app.register(invitationsRoute, teaching)
  app.register(transfersRoute, teaching)
  app.register(joinLinksRoute, teaching)
  app.register(joinRequestsRoute, teaching)
  app.register(joinRoute, teaching)
}
