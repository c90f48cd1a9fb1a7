import type { FastifyInstance } from 'fastify'
import { invitationsRoute } from './invitations.route.ts'
import { joinLinksRoute } from './join-links.route.ts'
import type { JoinLinksService } from './join-links.service.ts'
import { joinRequestsRoute } from './join-requests.route.ts'
import type { JoinRequestsService } from './join-requests.service.ts'
import { joinRoute } from './join.route.ts'
import type { JoinService } from './join.service.ts'
import { membersRoute } from './members.route.ts'
import type { MembersService } from './members.service.ts'
import { transfersRoute } from './transfers.route.ts'
import type { TransfersService } from './transfers.service.ts'

export interface TeachingModuleOptions {
  members: MembersService
  transfers: TransfersService
  joinLinks: JoinLinksService
  joinRequests: JoinRequestsService
  join: JoinService
}

/** Teachers of a class, invitations, ownership, join links and the requests of people who use them. */
export const teachingModule = async (app: FastifyInstance, options: TeachingModuleOptions) => {
  app.register(membersRoute, options)
  app.register(invitationsRoute, options)
  app.register(transfersRoute, options)
  app.register(joinLinksRoute, options)
  app.register(joinRequestsRoute, options)
  app.register(joinRoute, options)
}
