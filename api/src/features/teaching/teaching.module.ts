import type { FastifyInstance } from 'fastify'
import { inviteMemberRoute } from './invitations/invite-member.route.ts'
import { resendInvitationRoute } from './invitations/resend-invitation.route.ts'
import { revokeInvitationRoute } from './invitations/revoke-invitation.route.ts'
import { listJoinLinksRoute } from './join-links/list-join-links.route.ts'
import { createJoinLinkRoute } from './join-links/create-join-link.route.ts'
import { changeJoinLinkRoute } from './join-links/change-join-link.route.ts'
import { resetJoinLinkRoute } from './join-links/reset-join-link.route.ts'
import type { JoinLinksService } from './join-links/join-links.service.ts'
import { listOpenRequestsRoute } from './join-requests/list-open-requests.route.ts'
import { listJoinRequestsRoute } from './join-requests/list-join-requests.route.ts'
import { decideRequestRoute } from './join-requests/decide-request.route.ts'
import type { JoinRequestsService } from './join-requests/join-requests.service.ts'
import { askAsStudentRoute } from './join/ask-as-student.route.ts'
import { createGuessLimit } from './join/guess-limit.ts'
import { joinAsTeacherRoute } from './join/join-as-teacher.route.ts'
import { readJoinInvitationRoute } from './join/read-join-invitation.route.ts'
import type { JoinService } from './join/join.service.ts'
import { listMembersRoute } from './members/list-members.route.ts'
import { changeRoleRoute } from './members/change-role.route.ts'
import { removeMemberRoute } from './members/remove-member.route.ts'
import type { MembersService } from './members/members.service.ts'
import { listTransfersRoute } from './transfers/list-transfers.route.ts'
import { offerTransferRoute } from './transfers/offer-transfer.route.ts'
import { withdrawTransferRoute } from './transfers/withdraw-transfer.route.ts'
import { acceptTransferRoute } from './transfers/accept-transfer.route.ts'
import { declineTransferRoute } from './transfers/decline-transfer.route.ts'
import type { TransfersService } from './transfers/transfers.service.ts'

export interface TeachingModuleOptions {
  members: MembersService
  transfers: TransfersService
  joinLinks: JoinLinksService
  joinRequests: JoinRequestsService
  join: JoinService
}

/** Teachers of a class, invitations, ownership, join links and the requests of people who use them. */
export const teachingModule = async (app: FastifyInstance, options: TeachingModuleOptions) => {
  app.register(listMembersRoute, options)
  app.register(changeRoleRoute, options)
  app.register(removeMemberRoute, options)
  app.register(inviteMemberRoute, options)
  app.register(resendInvitationRoute, options)
  app.register(revokeInvitationRoute, options)
  app.register(listTransfersRoute, options)
  app.register(offerTransferRoute, options)
  app.register(withdrawTransferRoute, options)
  app.register(acceptTransferRoute, options)
  app.register(declineTransferRoute, options)
  app.register(listJoinLinksRoute, options)
  app.register(createJoinLinkRoute, options)
  app.register(changeJoinLinkRoute, options)
  app.register(resetJoinLinkRoute, options)
  app.register(listOpenRequestsRoute, options)
  app.register(listJoinRequestsRoute, options)
  app.register(decideRequestRoute, options)
  const join = { join: options.join, guessLimit: createGuessLimit(app) }
  app.register(readJoinInvitationRoute, join)
  app.register(askAsStudentRoute, join)
  app.register(joinAsTeacherRoute, join)
}
