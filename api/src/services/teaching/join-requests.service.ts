import { AppError, can, type Actor, type JoinDecision, type JoinRequest } from '@classeur/contracts'
import {
  createClassMembersRepository,
  createJoinRequestRepository,
  type ClassDocument,
  type JoinRequestDocument,
} from '@classeur/database'
import type { ClassCore } from '../classes/create-class-core.ts'
import type { AdmitStudent } from './admit-student.ts'
import { studentMatches } from './student-matches.ts'
import type { TeachingChanges } from './teaching-changes.ts'

/** Those who asked to be let into a class, as whoever decides sees them. Teachers are let in by the owner alone. */
export function createJoinRequestsService(
  core: ClassCore,
  { changes, admitStudent }: { changes: TeachingChanges; admitStudent: AdmitStudent },
) {
  const requests = createJoinRequestRepository(core.connection)
  const members = createClassMembersRepository(core.connection)

  const mayDecide = async (actor: Actor, found: ClassDocument) => {
    const teachers = can(actor, 'join-request:decide-teachers', await core.access.resourceOf(actor, found))
    return ({ audience }: JoinRequestDocument) => audience === 'students' || teachers
  }

  async function admitTeacher(found: ClassDocument, { userId, role }: JoinRequestDocument) {
    const params = { role: role ?? 'viewer' }
    const added = await members.add(String(found._id), userId, params.role)
    // Let in another way meanwhile: there is nothing left to do.
    if (!added) return
    await changes.closeOtherWays(String(found._id), userId)
    await changes.membersChanged(added, { kind: 'member-joined', by: userId, params }, [userId])
  }

  const nameOf = ({ audience, userId, firstName, lastName }: JoinRequestDocument) =>
    audience === 'teachers' ? core.nameOf(userId) : `${firstName} ${lastName}`.trim()

  async function accept(
    actor: Actor,
    found: ClassDocument,
    request: JoinRequestDocument,
    studentId: string | null,
  ) {
    if (request.audience === 'students') await admitStudent(actor, found, request, studentId)
    else await admitTeacher(found, request)
  }

  return {
    /** Open ones, oldest first; those this person may decide. */
    async list(actor: Actor, classId: string): Promise<{ requests: JoinRequest[] }> {
      const found = await core.access.open(actor, 'join-request:decide', classId)
      const open = (await requests.listOpen(classId)).filter(await mayDecide(actor, found))
      const { students } = await core.rosters.get(classId)
      const shown = open.map(async (request) => ({
        ...{ id: String(request._id), audience: request.audience, name: await nameOf(request) },
        ...{ externalId: request.externalId, role: request.role, at: request.at.toISOString() },
        matches: request.audience === 'students' ? studentMatches(students, request) : [],
      }))
      return { requests: await Promise.all(shown) }
    },

    /**
     * Each is decided once; one whose acceptance fails (no room, say) is open as before.
     * @throws AppError `join/request-over`, `general/not-found`, `students/limit-reached`
     */
    async decide(actor: Actor, classId: string, requestId: string, decision: JoinDecision): Promise<void> {
      const found = await core.access.open(actor, 'join-request:decide', classId, { write: true })
      const request = await requests.findById(classId, requestId)
      if (!request || !(await mayDecide(actor, found))(request)) throw new AppError('general/not-found')
      const claimed = await requests.claim(requestId, new Date())
      if (!claimed) throw new AppError('join/request-over')
      try {
        if (decision.decision === 'accept') await accept(actor, found, claimed, decision.studentId)
      } catch (error) {
        await requests.release(requestId)
        throw error
      }
      const accepted = decision.decision === 'accept'
      await requests.finish(requestId, accepted ? 'accepted' : 'declined')
      const kind = accepted ? 'join-request-accepted' : 'join-request-declined'
      // A student who is turned away is forgotten: the log is for every member, and stays.
      const isNamed = accepted || claimed.audience === 'teachers'
      const params = isNamed ? { name: await nameOf(claimed) } : {}
      await core.activities.add({ classId, kind, actorId: actor.userId, params })
      core.announce(found, 'join-links')
    },
  }
}

export type JoinRequestsService = ReturnType<typeof createJoinRequestsService>
