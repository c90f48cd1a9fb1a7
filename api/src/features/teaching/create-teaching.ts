import type { ClassCore } from '../classes/create-class-core.ts'
import { createAdmitStudent } from './admit-student.ts'
import type { Invitations } from './invitations.service.ts'
import { createJoinLinksService } from './join-links.service.ts'
import { createJoinRequestsService } from './join-requests.service.ts'
import { createJoinService, type JoinSchool } from './join.service.ts'
import { createMembersService } from './members.service.ts'
import { createTeachingChanges } from './teaching-changes.ts'
import { createTransfersService } from './transfers.service.ts'

export interface TeachingOptions {
  core: ClassCore
  invitations: Invitations
  /** Where browsers reach the product, without a trailing slash. */
  publicUrl: string
  joinSchool: JoinSchool
}

/** Who teaches a class, and the ways into it. */
export function createTeaching({ core, invitations, publicUrl, joinSchool }: TeachingOptions) {
  const changes = createTeachingChanges(core, invitations)
  return {
    members: createMembersService(core, invitations, changes),
    transfers: createTransfersService(core, changes),
    joinLinks: createJoinLinksService(core, publicUrl),
    joinRequests: createJoinRequestsService(core, { changes, admitStudent: createAdmitStudent(core) }),
    join: createJoinService(core, { invitations, changes, joinSchool }),
  }
}
