import type { Roster, StudentsAction } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { actOnStudents } from '../model/roster-queries.ts'
import { useKeepRoster } from '../model/use-keep-roster.ts'

export interface StudentActions {
  /** Performs an action and shows a notice with an undo, or with the error. Resolves to true on success. */
  act: (ids: readonly string[], act: StudentsAction) => Promise<boolean>
  /** Shows a notice that can undo adding these students, and says if earlier exams now wait for their marks. */
  offerRemoval: (ids: readonly string[], effect: { doEarlierExamsWait: boolean }) => void
}

interface Step {
  ids: readonly string[]
  act: StudentsAction
}

/** The actions for one or several students of a class. */
export function useStudentActions(classId: string, roster: Roster | undefined): StudentActions {
  const { t } = useTranslation('students')
  const keep = useKeepRoster(classId)

  const undo = (steps: readonly Step[]) => () => {
    const run = async () => {
      for (const step of steps) keep((await actOnStudents(classId, step.ids, step.act)).roster)
    }
    run().catch(notifyProblem)
  }
  // A group that was just created is only in the answer, not in the list that this page has rendered.
  const groupName = (act: StudentsAction, now: Roster) =>
    'groupId' in act ? (now.groups.find(({ id }) => id === act.groupId)?.name ?? '') : ''

  return {
    act: async (ids, act) => {
      const before = roster
      try {
        const { roster: now, changedIds } = await actOnStudents(classId, ids, act)
        keep(now)
        if (changedIds.length > 0)
          notifyUndoable(t(`done.${act.action}`, { count: changedIds.length, group: groupName(act, now) }), {
            label: t('undo'),
            run: undo(reverse(act, changedIds, before)),
          })
        return true
      } catch (error) {
        notifyProblem(error)
        return false
      }
    },
    offerRemoval(ids, { doEarlierExamsWait }) {
      const added = t('done.add', { count: ids.length })
      notifyUndoable(doEarlierExamsWait ? `${added} ${t('done.earlierExams')}` : added, {
        label: t('undo'),
        run: undo([{ ids, act: { action: 'delete' } }]),
      })
    },
  }
}

/**
 * The requests that undo an action. Students who had left get back their original last day, with one request per day.
 */
function reverse(act: StudentsAction, ids: readonly string[], before: Roster | undefined): Step[] {
  const opposite = {
    delete: 'restore',
    restore: 'delete',
    'add-to-group': 'remove-from-group',
    'remove-from-group': 'add-to-group',
  } as const
  if (act.action === 'add-to-group' || act.action === 'remove-from-group')
    return [{ ids, act: { action: opposite[act.action], groupId: act.groupId } }]
  if (act.action === 'delete' || act.action === 'restore')
    return [{ ids, act: { action: opposite[act.action] } }]
  const leftOn = (id: string) => before?.students.find((student) => student.id === id)?.leftOn ?? null
  return [...new Set(ids.map(leftOn))].map((on) => ({
    ids: ids.filter((id) => leftOn(id) === on),
    act: on === null ? { action: 'return' } : { action: 'leave', on },
  }))
}
