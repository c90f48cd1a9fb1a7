import {
  AppError,
  type AskToJoinRequest,
  type GrantedRole,
  type JoinInvitation,
  type JoinResult,
} from '@classeur/contracts'
import { normaliseName } from '@classeur/domain/roster'
import type { Actor } from '@classeur/domain/access'
import type {
  ClassDocument,
  ClassMembersRepository,
  InvitationDocument,
  JoinLinkDocument,
  JoinLinkRepository,
  JoinRequestRepository,
  SchoolRepository,
} from '@classeur/database'
import { createHash } from 'node:crypto'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import type { Invitations } from '../invitations/invitations.service.ts'
import { admitsSomebody, joinLinkStateOf } from '../join-links/join-link-state.ts'
import type { TeachingChanges } from '../teaching-changes.ts'

/** Maximum number of open requests per class. */
const maxOpenRequests = 200
const askAgainAfterSeconds = 3600

const requested: JoinResult = { result: 'requested', classId: null }
const joined = (classId: string): JoinResult => ({ result: 'joined', classId })

/** Moves a person into a school; the person's classes come along. */
export type JoinSchool = (actor: Actor, schoolId: string) => Promise<void>

/** Use the same error for all links that admit nobody, so that it reveals nothing about them. */
const notAvailable = () => new AppError('join/not-available')

export interface JoinDependencies {
  links: Pick<JoinLinkRepository, 'findByToken' | 'use' | 'giveBack'>
  requests: Pick<JoinRequestRepository, 'isAsked' | 'insert' | 'countOpen' | 'remove'>
  members: Pick<ClassMembersRepository, 'add'>
  schools: Pick<SchoolRepository, 'findById'>
  announce: AnnounceClass
  nameOf: (userId: string) => Promise<string>
  invitations: Pick<Invitations, 'find' | 'accept'>
  changes: Pick<TeachingChanges, 'findJoinable' | 'closeOtherWays' | 'membersChanged'>
  joinSchool: JoinSchool
}

/** Handles links: join links of a class, and invitations to a class or a school. */
export function createJoinService(dependencies: JoinDependencies) {
  const { links, requests, members, schools, announce, nameOf, invitations, changes, joinSchool } =
    dependencies

  /** Finds a join link that currently admits people, with its class; returns null for any other token. */
  async function findOpen(token: string) {
    const link = await links.findByToken(token)
    const state = link && joinLinkStateOf(link, new Date())
    if (!link || !state || !admitsSomebody(state)) return null
    const schoolClass = await changes.findJoinable(link.classId)
    return schoolClass && { link, state, schoolClass }
  }

  async function invitationOf({
    kind,
    targetId,
    invitedBy,
  }: InvitationDocument): Promise<JoinInvitation | null> {
    const target = kind === 'class' ? await changes.findJoinable(targetId) : await schools.findById(targetId)
    return (
      target && {
        kind: kind === 'class' ? 'invitation' : 'school',
        name: target.name,
        teacherName: await nameOf(invitedBy),
        asksForExternalId: false,
        asksForApproval: false,
      }
    )
  }

  /** Stores a request and counts one use of the link. Repeating the same request doesn't count again. */
  async function ask(
    link: JoinLinkDocument,
    schoolClass: ClassDocument,
    fields: { askedKey: string; userId?: string; firstName?: string; lastName?: string; externalId?: string },
  ): Promise<JoinResult> {
    const { classId, audience, token } = link
    if (await requests.isAsked(classId, fields.askedKey)) return requested
    if (!(await links.use(token, new Date()))) throw notAvailable()
    const request = await requests.insert({
      ...{ classId, audience, userId: '', firstName: '', lastName: '', externalId: '' },
      role: audience === 'teachers' ? link.role : null,
      ...fields,
    })
    const isTooMany = (await requests.countOpen(classId)) > maxOpenRequests
    if (request && !isTooMany) {
      announce(schoolClass, 'join-links')
      return requested
    }
    await links.giveBack(token)
    if (!request) return requested
    await requests.remove(String(request._id))
    throw new AppError('general/too-many-requests', { retryAfterSeconds: askAgainAfterSeconds })
  }

  /** Adds a member; returns null if the person already is one. */
  async function admit(actor: Actor, classId: string, role: GrantedRole): Promise<ClassDocument | null> {
    const added = await members.add(classId, actor.userId, role)
    if (!added) return null
    await changes.closeOtherWays(classId, actor.userId)
    await changes.membersChanged(added, { kind: 'member-joined', by: actor.userId, params: { role } }, [
      actor.userId,
    ])
    return added
  }

  async function joinByLink(
    actor: Actor,
    { link, state, schoolClass }: NonNullable<Awaited<ReturnType<typeof findOpen>>>,
  ): Promise<JoinResult> {
    if (link.audience !== 'teachers') throw notAvailable()
    if (schoolClass.members.some(({ userId }) => userId === actor.userId))
      throw new AppError('join/already-there')
    const wasRemoved = link.removedUserIds?.includes(actor.userId) ?? false
    if (state === 'asks' || wasRemoved)
      return ask(link, schoolClass, { askedKey: `teacher:${actor.userId}`, userId: actor.userId })
    const used = await links.use(link.token, new Date(), actor.userId)
    if (!used) throw notAvailable()
    const added = await admit(actor, link.classId, used.role)
    if (added) return joined(link.classId)
    await links.giveBack(link.token)
    throw new AppError('join/already-there')
  }

  const joinByInvitation = (actor: Actor, token: string): Promise<JoinResult> =>
    invitations.accept(actor, token, async ({ kind, targetId, role }) => {
      if (kind === 'school') {
        await joinSchool(actor, targetId)
        return { result: 'joined', classId: null }
      }
      if (!role || !(await changes.findJoinable(targetId))) throw notAvailable()
      // If the person is already a member, still answer that they joined, so that the invitation is removed.
      await admit(actor, targetId, role)
      return joined(targetId)
    })

  return {
    /** Public: reads the name, the teacher and the required fields of a link. @throws AppError `join/not-available` */
    async lookUp(token: string): Promise<JoinInvitation> {
      const open = await findOpen(token)
      if (open) {
        const { link, state, schoolClass } = open
        return {
          kind: link.audience,
          name: schoolClass.name,
          teacherName: await nameOf(schoolClass.ownerId),
          asksForExternalId: link.audience === 'students' && schoolClass.usesExternalIds,
          asksForApproval: state === 'asks',
        }
      }
      const invitation = await invitations.find(token)
      const shown = invitation && (await invitationOf(invitation))
      if (!shown) throw notAvailable()
      return shown
    },

    /** Public: a student asks to join. @throws AppError `join/not-available`, `general/too-many-requests` */
    async askAsStudent(
      token: string,
      { firstName, lastName, externalId, requestKey }: AskToJoinRequest,
    ): Promise<JoinResult> {
      const open = await findOpen(token)
      if (open?.link.audience !== 'students') throw notAvailable()
      const number = open.schoolClass.usesExternalIds ? externalId : ''
      // The name alone would drop the request of a namesake, and the browser alone that of the next student on the device.
      const person = [requestKey, ...[firstName, lastName, number].map(normaliseName)].join('|')
      const askedKey = `student:${createHash('sha256').update(person).digest('hex')}`
      return ask(open.link, open.schoolClass, { askedKey, firstName, lastName, externalId: number })
    },

    /**
     * A signed-in teacher joins, or asks to.
     * @throws AppError `join/not-available`, `join/already-there`, and the errors of moving to a school
     */
    async join(actor: Actor, token: string): Promise<JoinResult> {
      const open = await findOpen(token)
      return open ? joinByLink(actor, open) : joinByInvitation(actor, token)
    },
  }
}

export type JoinService = ReturnType<typeof createJoinService>
