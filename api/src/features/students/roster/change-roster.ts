import { AppError, type ActivityKind, type BillingPlan, type Roster } from '@classeur/contracts'
import { type Actor, can } from '@classeur/domain/access'
import {
  retryOnConflict,
  type ClassActivityRepository,
  type ClassDocument,
  type ClassRepository,
  type RosterDocument,
  type RosterRepository,
} from '@classeur/database'
import {
  checkRoster,
  checkRosterSize,
  keepUsedGroups,
  rosterView,
  studentsInClass,
  utcDayOf,
  type RosterDecision,
  type StoredRoster,
} from '@classeur/domain/roster'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import { newId } from '../../../ids/new-id.ts'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import { rosterError } from './roster-error.ts'

/** Every conflict means that another change succeeded; this many consecutive conflicts indicate a bug. */
const mostTries = 200

export interface RosterActivity {
  kind: ActivityKind
  params?: Record<string, string | number>
}

export interface RosterChangesDependencies {
  access: Pick<ClassAccess, 'resourceOf'>
  rosters: Pick<RosterRepository, 'get' | 'replace'>
  classes: Pick<ClassRepository, 'setCounts'>
  activities: Pick<ClassActivityRepository, 'add'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
  /** Updates the counts of the class that depend on its exams. */
  recountExams: (classId: string) => Promise<void>
  syncSearch: (classId: string) => Promise<void>
  announce: AnnounceClass
}

/** The only way to change a roster: checks it, replaces it if its version is unchanged, then counts and logs. */
export function createRosterChanges(dependencies: RosterChangesDependencies) {
  const { access, rosters, classes, activities, findEffectivePlan, recountExams, syncSearch, announce } =
    dependencies
  const limitOf = async (schoolClass: ClassDocument): Promise<number> =>
    (await findEffectivePlan(schoolClass.ownerId)).limits.studentsPerClass

  /** Counts again until the roster hasn't changed during the count, so that a slow request leaves no outdated count. */
  async function count(classId: string): Promise<void> {
    for (let roster = await rosters.get(classId); ;) {
      await classes.setCounts(classId, {
        students: studentsInClass(roster.students, utcDayOf(new Date())).length,
      })
      const now = await rosters.get(classId)
      if (now.version === roster.version) return
      roster = now
    }
  }

  /**
   * Writes `next`, which was derived from `before`; returns null if the roster has changed since.
   * @throws AppError if {@link checkRoster} or {@link checkRosterSize} refuses the change
   */
  async function write(
    before: RosterDocument,
    next: StoredRoster,
    limit: number,
    isUndo = false,
  ): Promise<RosterDocument | null> {
    const refusal = checkRoster(before, next, { limit, today: utcDayOf(new Date()), isUndo })
    if (refusal) throw rosterError(refusal)
    const kept = keepUsedGroups(before, next, newId)
    const tooLarge = checkRosterSize(before, kept)
    if (tooLarge) throw rosterError(tooLarge)
    return rosters.replace({ ...kept, _id: before._id })
  }

  return {
    limitOf,
    write,

    async viewOf(actor: Actor, schoolClass: ClassDocument, roster: RosterDocument): Promise<Roster> {
      const resource = await access.resourceOf(actor, schoolClass)
      const withNotes = can(actor, 'student:read-note', resource)
      return rosterView(roster, { limit: await limitOf(schoolClass), today: utcDayOf(new Date()), withNotes })
    },

    /**
     * Writes what `decide` returns for the current roster, and decides again on conflict.
     * @throws AppError if `decide` or {@link write} refuses the change
     */
    async change(
      schoolClass: ClassDocument,
      decide: (roster: RosterDocument) => RosterDecision | Promise<RosterDecision>,
      isUndo = false,
    ): Promise<{ roster: RosterDocument; hasChanged: boolean; changedIds: string[] }> {
      const limit = await limitOf(schoolClass)
      return retryOnConflict(
        async () => {
          const before = await rosters.get(String(schoolClass._id))
          const decision = await decide(before)
          if ('refusal' in decision) throw rosterError(decision.refusal)
          const { next, changedIds = [] } = decision
          if (!next) return { roster: before, hasChanged: false, changedIds }
          const written = await write(before, next, limit, isUndo)
          return written ? { roster: written, hasChanged: true, changedIds } : 'conflict'
        },
        { mostTries, otherwise: () => new AppError('general/unavailable') },
      )
    },

    /** Call this after a change: updates counts and search, adds to the activity log, notifies the members. */
    async record(
      actor: Actor,
      schoolClass: ClassDocument,
      { kind, params = {} }: RosterActivity,
    ): Promise<void> {
      const classId = String(schoolClass._id)
      await Promise.all([
        count(classId),
        // The number of cells to enter depends on the students who take part in exams.
        recountExams(classId),
        syncSearch(classId),
        activities.add({ classId, kind, actorId: actor.userId, params }),
      ])
      announce(schoolClass, 'roster')
    },
  }
}

export type RosterChanges = ReturnType<typeof createRosterChanges>
