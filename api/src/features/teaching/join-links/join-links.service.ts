import {
  AppError,
  joinLinkOpenDays,
  type ActivityKind,
  type ChangeJoinLinkRequest,
  type CreateJoinLinkRequest,
  type JoinAudience,
  type JoinLink,
} from '@classeur/contracts'
import { can, type Actor, type ClassAction } from '@classeur/domain/access'
import type {
  ClassActivityRepository,
  ClassDocument,
  JoinLinkDocument,
  JoinLinkRepository,
} from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import { joinLinkStateOf } from './join-link-state.ts'
import { newLinkToken } from '../secret-tokens.ts'

const dayMs = 24 * 3600 * 1000
const dateOf = (timestamp: string) => new Date(timestamp)

/** The right needed to create or change a link; teachers' links need another one because they grant roles. */
const changeAction = (audience: JoinAudience): ClassAction =>
  audience === 'teachers' ? 'join-link:change-teachers' : 'join-link:change'

export interface JoinLinksDependencies {
  access: Pick<ClassAccess, 'open' | 'resourceOf'>
  links: Pick<JoinLinkRepository, 'findById' | 'list' | 'insert' | 'change' | 'reset'>
  activities: Pick<ClassActivityRepository, 'add'>
  announce: AnnounceClass
  /** The public URL of the product, without a trailing slash. */
  publicUrl: string
}

/** Manages the join links of a class. */
export function createJoinLinksService(dependencies: JoinLinksDependencies) {
  const { access, links, activities, announce, publicUrl } = dependencies

  const view = (link: JoinLinkDocument): JoinLink => ({
    ...{ id: String(link._id), audience: link.audience, token: link.token, role: link.role },
    url: `${publicUrl}/joinclass/${link.token}`,
    ...{ paused: link.paused, uses: link.uses, maxUses: link.maxUses },
    openUntil: link.openUntil.toISOString(),
    expiresAt: link.expiresAt?.toISOString() ?? null,
    state: joinLinkStateOf(link, new Date()),
  })

  const note = async (actor: Actor, schoolClass: ClassDocument, kind: ActivityKind): Promise<void> => {
    await activities.add({ classId: String(schoolClass._id), kind, actorId: actor.userId })
    announce(schoolClass, 'join-links')
  }

  /** Finds a link that the person may change. People who may not change teachers' links get a not-found error. */
  async function getForChange(actor: Actor, classId: string, linkId: string, write: boolean) {
    const schoolClass = await access.open(actor, 'join-link:change', classId, { write })
    const link = await links.findById(classId, linkId)
    const resource = await access.resourceOf(actor, schoolClass)
    if (!link || !can(actor, changeAction(link.audience), resource)) throw new AppError('general/not-found')
    return { schoolClass, link }
  }

  return {
    /** Lists the links that the person may change. */
    async list(actor: Actor, classId: string): Promise<{ links: JoinLink[] }> {
      const schoolClass = await access.open(actor, 'join-link:read', classId)
      const resource = await access.resourceOf(actor, schoolClass)
      const all = await links.list(classId)
      return { links: all.filter(({ audience }) => can(actor, changeAction(audience), resource)).map(view) }
    },

    /** @throws AppError `join/link-exists` */
    async create(actor: Actor, classId: string, request: CreateJoinLinkRequest): Promise<JoinLink> {
      const action = changeAction(request.audience)
      const schoolClass = await access.open(actor, action, classId, { write: true })
      const createdAt = new Date()
      const link = await links.insert({
        ...{ classId, token: newLinkToken(), createdAt },
        ...{ audience: request.audience, role: request.role, maxUses: request.maxUses },
        openUntil: request.openUntil
          ? dateOf(request.openUntil)
          : new Date(createdAt.getTime() + joinLinkOpenDays * dayMs),
        expiresAt: request.expiresAt === null ? null : dateOf(request.expiresAt),
      })
      if (!link) throw new AppError('join/link-exists')
      await note(actor, schoolClass, 'join-link-created')
      return view(link)
    },

    /** Changes a link with immediate effect. Pausing works in a read-only class too. */
    async change(
      actor: Actor,
      classId: string,
      linkId: string,
      { openUntil, expiresAt, ...rest }: ChangeJoinLinkRequest,
    ): Promise<JoinLink> {
      // Null is a change too: it removes the end date.
      const movesEnds = openUntil !== undefined || expiresAt !== undefined
      const onlyPauses = rest.paused === true && Object.keys(rest).length === 1 && !movesEnds
      const { schoolClass, link } = await getForChange(actor, classId, linkId, !onlyPauses)
      const changed = await links.change(String(link._id), {
        ...(rest.role !== undefined && { role: rest.role }),
        ...(rest.maxUses !== undefined && { maxUses: rest.maxUses }),
        ...(rest.paused !== undefined && { paused: rest.paused }),
        ...(openUntil !== undefined && { openUntil: dateOf(openUntil) }),
        ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : dateOf(expiresAt) }),
      })
      if (!changed) throw new AppError('general/not-found')
      await note(actor, schoolClass, 'join-link-changed')
      return view(changed)
    },

    /** Replaces the address of a link; the old address stops working immediately. */
    async reset(actor: Actor, classId: string, linkId: string): Promise<JoinLink> {
      const { schoolClass, link } = await getForChange(actor, classId, linkId, true)
      const changed = await links.reset(String(link._id), newLinkToken())
      if (!changed) throw new AppError('general/not-found')
      await note(actor, schoolClass, 'join-link-reset')
      return view(changed)
    },
  }
}

export type JoinLinksService = ReturnType<typeof createJoinLinksService>
