import { retryOnConflict } from '@classeur/database'
import {
  AppError,
  type BillingPlan,
  type ChangeClassRequest,
  type ClassPage,
  type ClassQuery,
  type CreateClassRequest,
  type SchoolClass,
} from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import {
  classTextOf,
  type ClassDocument,
  type ClassLists,
  type ClassRepository,
  type SchoolDocument,
} from '@classeur/database'
import type { z } from 'zod'
import { decodeCursor, encodeCursor } from '../../paging/list-cursor.ts'
import type { ClassAccess } from '../../class-access/class-access.ts'
import { newId } from '../../ids/new-id.ts'
import type { ClassViews } from './class-views.ts'
import type { RecordClassChange } from './record-class-change.ts'

/** Retries after concurrent changes of the same class; more consecutive conflicts indicate a bug. */
const mostTries = 5

export interface ClassesDependencies {
  access: Pick<ClassAccess, 'open' | 'resourceOf' | 'readOnlyReason'>
  classes: Pick<ClassRepository, 'insert' | 'settleSlots' | 'countSlots' | 'changeFrom'>
  classLists: Pick<ClassLists, 'list'>
  views: ClassViews
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
  ensureSchool: (userId: string) => Promise<SchoolDocument>
  nameOf: (userId: string) => Promise<string>
  recordChange: RecordClassChange
}

/** The classes of a person: create, list, read, change. */
export function createClassesService(dependencies: ClassesDependencies) {
  const { access, classes, classLists, views, findEffectivePlan, ensureSchool, nameOf, recordChange } =
    dependencies

  return {
    /**
     * Creates a class; a sample class takes no plan slot.
     * @throws AppError `classes/limit-reached`, `classes/changed-meanwhile`
     */
    async create(
      actor: Actor,
      request: CreateClassRequest,
      { id = newId(), isSample = false }: { id?: string; isSample?: boolean } = {},
    ): Promise<SchoolClass> {
      const { userId } = actor
      const [{ limits }, school] = await Promise.all([findEffectivePlan(userId), ensureSchool(userId)])
      const createdAt = new Date()
      const created = await classes.insert(
        {
          ...request,
          id,
          ownerId: userId,
          members: [{ userId, role: 'owner', joinedAt: createdAt, lastActivityAt: createdAt }],
          schoolId: String(school._id),
          isSample,
          createdAt,
        },
        limits.classes,
      )
      if (!created) throw new AppError('classes/limit-reached', { limit: limits.classes })
      await recordChange(created, 'class-created', actor)
      return views.one(created, actor)
    },

    async list(actor: Actor, query: z.infer<typeof ClassQuery>): Promise<ClassPage> {
      const { state, q: search = '', cursor = null, limit } = query
      const { userId } = actor
      const read = () => classLists.list({ userId, state, search }, decodeCursor(cursor), limit)
      const settle = async () => {
        const plan = await findEffectivePlan(userId)
        return { plan, settled: await classes.settleSlots(userId, plan.limits.classes) }
      }
      const [rowsBefore, { plan, settled }, used, name] = await Promise.all([
        read(),
        settle(),
        classes.countSlots(userId),
        nameOf(userId),
      ])
      const rows = settled ? await read() : rowsBefore
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      return {
        classes: await views.cards(page, actor, new Map([[userId, { name, plan }]])),
        nextCursor:
          rows.length > limit && last
            ? encodeCursor({ at: last.lastActivityAt, id: String(last._id) })
            : null,
        used,
        limit: plan.limits.classes,
      }
    },

    async get(actor: Actor, id: string): Promise<SchoolClass> {
      const schoolClass = await access.open(actor, 'class:read', id)
      const shown = await views.one(schoolClass, actor)
      if (shown.readOnly !== 'over-limit' || (await access.readOnlyReason(schoolClass)) !== null) return shown
      // The class has just been given a slot.
      return views.one(await access.open(actor, 'class:read', id), actor)
    },

    /**
     * Changes only the fields sent.
     * @throws AppError `general/forbidden` when granting the release without the right to do so,
     *   `classes/changed-meanwhile`
     */
    async change(actor: Actor, id: string, changes: ChangeClassRequest): Promise<SchoolClass> {
      return retryOnConflict(
        async () => {
          const schoolClass = await access.open(actor, 'class:change', id, { write: true })
          const set = definedOf(changes)
          const grantedBefore = schoolClass.editorsMayRelease ?? false
          const changesGrant = (set.editorsMayRelease ?? grantedBefore) !== grantedBefore
          if (
            changesGrant &&
            !can(actor, 'class:grant-release', await access.resourceOf(actor, schoolClass))
          ) {
            throw new AppError('general/forbidden')
          }
          const changed = await classes.changeFrom(schoolClass, {
            ...set,
            searchText: classTextOf({ ...schoolClass, ...set }),
          })
          if (!changed) return 'conflict'
          await recordChange(changed, 'class-changed', actor)
          return views.one(changed, actor)
        },
        { mostTries, otherwise: () => new AppError('classes/changed-meanwhile') },
      )
    },
  }
}

const definedOf = (changes: ChangeClassRequest): Partial<ClassDocument> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

export type ClassesService = ReturnType<typeof createClassesService>
