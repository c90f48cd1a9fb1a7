import { AppError, type JoinDecision, type JoinRequestList, type OpenJoinRequests } from '@classeur/contracts'
import { can, membersOnly, type Actor } from '@classeur/domain/access'
import { repeatedRequests, studentMatches } from '@classeur/domain/roster'
import type {
  ClassActivityRepository,
  ClassDocument,
  ClassLists,
  ClassMembersRepository,
  ExamRepository,
  JoinRequestDocument,
  JoinRequestRepository,
  RosterRepository,
} from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import type { TeachingChanges } from '../teaching-changes.ts'

type Acceptance = Extract<JoinDecision, { decision: 'accept' }>

const none: JoinRequestList = { requests: [], hasMarks: false }

/** Maximum number of requests on the home page; the others are on the Students screen of their class. */
const mostOnHome = 20

export interface JoinRequestsDependencies {
  access: Pick<ClassAccess, 'open' | 'resourceOf'>
  classLists: Pick<ClassLists, 'listActive'>
  rosters: Pick<RosterRepository, 'get'>
  exams: Pick<ExamRepository, 'hasMarks'>
  requests: Pick<
    JoinRequestRepository,
    'listOpen' | 'listOpenIn' | 'findById' | 'claim' | 'release' | 'finish'
  >
  members: Pick<ClassMembersRepository, 'add'>
  activities: Pick<ClassActivityRepository, 'add'>
  announce: AnnounceClass
  nameOf: (userId: string) => Promise<string>
  changes: Pick<TeachingChanges, 'closeOtherWays' | 'membersChanged'>
  /** Adds the student to the roster, or as `studentId` if it isn't null. Safe to repeat. */
  admitStudent: (
    actor: Actor,
    schoolClass: ClassDocument,
    request: JoinRequestDocument,
    as: Pick<Acceptance, 'studentId' | 'joinedOn'>,
  ) => Promise<void>
}

/** Requests to join a class, for the people who decide them. Only the owner decides on teachers. */
export function createJoinRequestsService(dependencies: JoinRequestsDependencies) {
  const { access, classLists, rosters, exams, requests, members, activities } = dependencies
  const { announce, changes, admitStudent } = dependencies

  const mayDecide = async (actor: Actor, schoolClass: ClassDocument) => {
    const teachers = can(actor, 'join-request:decide-teachers', await access.resourceOf(actor, schoolClass))
    return ({ audience }: JoinRequestDocument) => audience === 'students' || teachers
  }

  async function admitTeacher(schoolClass: ClassDocument, { userId, role }: JoinRequestDocument) {
    const params = { role: role ?? 'viewer' }
    const added = await members.add(String(schoolClass._id), userId, params.role)
    // The person has joined in another way since; nothing is left to do.
    if (!added) return
    await changes.closeOtherWays(String(schoolClass._id), userId)
    await changes.membersChanged(added, { kind: 'member-joined', by: userId, params }, [userId])
  }

  const nameOf = ({ audience, userId, firstName, lastName }: JoinRequestDocument) =>
    audience === 'teachers' ? dependencies.nameOf(userId) : `${firstName} ${lastName}`.trim()

  async function shown(classId: string, open: readonly JoinRequestDocument[]): Promise<JoinRequestList> {
    const [{ students }, hasMarks] = await Promise.all([rosters.get(classId), exams.hasMarks(classId)])
    const repeated = repeatedRequests(open.filter(({ audience }) => audience === 'students'))
    const views = open.map(async (request) => ({
      ...{ id: String(request._id), audience: request.audience, name: await nameOf(request) },
      ...{ externalId: request.externalId, role: request.role, at: request.at.toISOString() },
      matches: request.audience === 'students' ? studentMatches(students, request) : [],
      isRepeated: repeated.has(request),
    }))
    return { requests: await Promise.all(views), hasMarks }
  }

  async function accept(
    actor: Actor,
    schoolClass: ClassDocument,
    request: JoinRequestDocument,
    as: Acceptance,
  ) {
    if (request.audience === 'students') await admitStudent(actor, schoolClass, request, as)
    else await admitTeacher(schoolClass, request)
  }

  return {
    /** Open requests that the person may decide, oldest first. */
    async list(actor: Actor, classId: string): Promise<JoinRequestList> {
      const schoolClass = await access.open(actor, 'join-request:decide', classId)
      const open = (await requests.listOpen(classId)).filter(await mayDecide(actor, schoolClass))
      return shown(classId, open)
    },

    /** Open requests in all active classes in which the person may decide them. */
    async listAll(actor: Actor): Promise<OpenJoinRequests> {
      const active = await classLists.listActive(actor.userId)
      const mine = active.filter(({ members }) => can(actor, 'join-request:decide', membersOnly(members)))
      const open = await requests.listOpenIn(
        mine.map(({ _id }) => String(_id)),
        mostOnHome,
      )
      const classes = mine.map(async (schoolClass) => {
        const classId = String(schoolClass._id)
        const own = open.filter((request) => request.classId === classId)
        // Skip the roster of classes without requests, which are most of them.
        const mayBeDecided = own.length > 0 ? own.filter(await mayDecide(actor, schoolClass)) : []
        return {
          ...{ classId, className: schoolClass.name, classColour: schoolClass.colour },
          ...(mayBeDecided.length > 0 ? await shown(classId, mayBeDecided) : none),
        }
      })
      return { classes: (await Promise.all(classes)).filter((one) => one.requests.length > 0) }
    },

    /**
     * Decides a request once. If the acceptance fails, such as for lack of space, the request stays open.
     * @throws AppError `join/request-over`, `general/not-found`, `students/limit-reached`
     */
    async decide(actor: Actor, classId: string, requestId: string, decision: JoinDecision): Promise<void> {
      const schoolClass = await access.open(actor, 'join-request:decide', classId, { write: true })
      const request = await requests.findById(classId, requestId)
      if (!request || !(await mayDecide(actor, schoolClass))(request)) throw new AppError('general/not-found')
      const claimed = await requests.claim(requestId, new Date())
      if (!claimed) throw new AppError('join/request-over')
      try {
        if (decision.decision === 'accept') await accept(actor, schoolClass, claimed, decision)
      } catch (error) {
        await requests.release(requestId)
        throw error
      }
      const accepted = decision.decision === 'accept'
      await requests.finish(requestId, accepted ? 'accepted' : 'declined')
      const kind = accepted ? 'join-request-accepted' : 'join-request-declined'
      // Don't log a declined student's name, because the log is permanent and visible to every member.
      const isNamed = accepted || claimed.audience === 'teachers'
      const params = isNamed ? { name: await nameOf(claimed) } : {}
      const about = claimed.audience === 'teachers' && { aboutId: claimed.userId }
      await activities.add({ classId, kind, actorId: actor.userId, params, ...about })
      announce(schoolClass, 'join-links')
    },
  }
}

export type JoinRequestsService = ReturnType<typeof createJoinRequestsService>
