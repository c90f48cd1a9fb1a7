import { AppError, type ActivityKind, type Roster } from '@classeur/contracts'
import { type Actor, can } from '@classeur/domain/access'
import {
  retryOnConflict,
  createExamRepository,
  createSettledRows,
  type ClassDocument,
  type RosterDocument,
} from '@classeur/database'
import { randomBytes } from 'node:crypto'
import { rosterView, studentsInClass, utcDayOf } from '@classeur/domain/roster'
import type { ClassCore } from '../classes/create-class-core.ts'
import { createExamSummaries } from '../exams/exam-summaries.ts'
import { refuseTooLarge } from './guard-roster-size.ts'
import { guardRoster } from './guard-roster.ts'
import { keepUsedGroups } from './keep-used-groups.ts'

/** 24 hexadecimal digits, as every id of the product. */
export const newId = (): string => randomBytes(12).toString('hex')

/** Each try that fails means that somebody else's change succeeded; this many in a row are no teachers. */
const mostTries = 200

export interface RosterActivity {
  kind: ActivityKind
  params?: Record<string, string | number>
}

/** The one way a list changes: guarded, written whole on the condition of its version, counted, logged, announced. */
export function createRosterChanges(core: ClassCore) {
  const { access, rosters, classes, connection } = core
  const { recount } = createExamSummaries({
    ...{ rosters, classes },
    exams: createExamRepository(connection),
    settledRows: createSettledRows(connection),
  })
  const limitOf = async (found: ClassDocument): Promise<number> =>
    (await core.findEffectivePlan(found.ownerId)).limits.studentsPerClass

  /** Counts anew until the list is still the one that was counted, so that a slow request leaves no old count. */
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

  return {
    limitOf,

    async viewOf(actor: Actor, found: ClassDocument, roster: RosterDocument): Promise<Roster> {
      const resource = await access.resourceOf(actor, found)
      const withNotes = can(actor, 'student:read-note', resource)
      return rosterView(roster, { limit: await limitOf(found), today: utcDayOf(new Date()), withNotes })
    },

    /**
     * Writes `next`, which was made from `before`; null when the list has changed meanwhile.
     * @throws AppError as {@link guardRoster} and {@link refuseTooLarge}
     */
    async write(
      before: RosterDocument,
      next: RosterDocument,
      limit: number,
      isUndo = false,
    ): Promise<RosterDocument | null> {
      guardRoster(before, next, { limit, today: utcDayOf(new Date()), isUndo })
      const kept = keepUsedGroups(before, next, newId)
      refuseTooLarge(before, kept)
      return rosters.replace(kept)
    },

    /** Changes the list with `mutate`, again when somebody else was faster. `mutate` gives null for no change. */
    async change(
      found: ClassDocument,
      mutate: (roster: RosterDocument) => RosterDocument | null | Promise<RosterDocument | null>,
      isUndo = false,
    ): Promise<{ roster: RosterDocument; hasChanged: boolean }> {
      const limit = await limitOf(found)
      return retryOnConflict(
        async () => {
          const before = await rosters.get(String(found._id))
          const next = await mutate(before)
          if (!next) return { roster: before, hasChanged: false }
          const written = await this.write(before, next, limit, isUndo)
          return written ? { roster: written, hasChanged: true } : 'conflict'
        },
        { mostTries, otherwise: () => new AppError('general/unavailable') },
      )
    },

    /** After a change: what is counted, found, logged and shown elsewhere. */
    async tell(actor: Actor, found: ClassDocument, { kind, params = {} }: RosterActivity): Promise<void> {
      const classId = String(found._id)
      await Promise.all([
        count(classId),
        // Who takes part in exams decides how many cells there are to enter.
        recount(classId),
        core.syncSearch(classId),
        core.activities.add({ classId, kind, actorId: actor.userId, params }),
      ])
      core.announce(found, 'roster')
    },
  }
}

export type RosterChanges = ReturnType<typeof createRosterChanges>
