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
import { rosterView, studentsInClass, utcDayOf } from '@classeur/domain/roster'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import { newId } from '../../../ids/new-id.ts'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import { refuseTooLarge } from './guard-roster-size.ts'
import { guardRoster } from './guard-roster.ts'
import { keepUsedGroups } from './keep-used-groups.ts'

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
   * @throws AppError as {@link guardRoster} and {@link refuseTooLarge}
   */
  async function write(
    before: RosterDocument,
    next: RosterDocument,
    limit: number,
    isUndo = false,
  ): Promise<RosterDocument | null> {
    guardRoster(before, next, { limit, today: utcDayOf(new Date()), isUndo })
    const kept = keepUsedGroups(before, next, newId)
    refuseTooLarge(before, kept)
    return rosters.replace(kept)
  }

  return {
    limitOf,
    write,

    async viewOf(actor: Actor, schoolClass: ClassDocument, roster: RosterDocument): Promise<Roster> {
      const resource = await access.resourceOf(actor, schoolClass)
      const withNotes = can(actor, 'student:read-note', resource)
      return rosterView(roster, { limit: await limitOf(schoolClass), today: utcDayOf(new Date()), withNotes })
    },

    /** Changes the roster with `mutate`, and retries on conflict. `mutate` returns null for no change. */
    async change(
      schoolClass: ClassDocument,
      mutate: (roster: RosterDocument) => RosterDocument | null | Promise<RosterDocument | null>,
      isUndo = false,
    ): Promise<{ roster: RosterDocument; hasChanged: boolean }> {
      const limit = await limitOf(schoolClass)
      return retryOnConflict(
        async () => {
          const before = await rosters.get(String(schoolClass._id))
          const next = await mutate(before)
          if (!next) return { roster: before, hasChanged: false }
          const written = await write(before, next, limit, isUndo)
          return written ? { roster: written, hasChanged: true } : 'conflict'
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
