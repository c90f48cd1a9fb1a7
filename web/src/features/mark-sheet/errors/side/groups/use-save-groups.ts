import { RosterChange } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSubmission } from '../../../../../components/fields/use-submission.ts'
import { notifyUndoable } from '../../../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../../../components/overlays/notices/notify.tsx'
import { http } from '../../../../../http/client.ts'
import { classKey } from '../../../../../http/queries/school-class.ts'
import type { SheetEngine } from '../../../engine/sheet-engine.ts'

export interface NamedGroup {
  name: string
  studentIds: readonly string[]
}

interface SavedGroups {
  groups: readonly NamedGroup[]
  /** Runs when all groups are made. */
  onSaved: () => void
}

/** Makes groups of the class. Undo deletes those that were made. */
export function useSaveGroups(engine: SheetEngine) {
  const { t } = useTranslation('mark-errors')
  const client = useQueryClient()
  const { exam } = engine.state().sheet
  const path = `/api/classes/${exam.classId}`

  async function refresh(): Promise<void> {
    await engine.refresh()
    await client.invalidateQueries({ queryKey: classKey(exam.classId) })
  }

  /** Returns the id of the new group, still empty. @throws the problem of the api, such as a name that is taken */
  async function make(name: string): Promise<string> {
    const { roster } = await http.post(`${path}/groups`, { name }, RosterChange)
    const group = roster.groups.findLast((one) => one.name === name)
    if (!group) throw new Error(`the class has no group ${name}`)
    return group.id
  }
  async function fill(groupId: string, ids: readonly string[]): Promise<void> {
    const act = { action: 'add-to-group', groupId }
    await http.post(`${path}/students/actions`, { ids, act }, RosterChange)
  }

  async function remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await http.delete(`${path}/groups/${id}`)
    await refresh()
  }

  const { busy, submit } = useSubmission(async ({ groups, onSaved }: SavedGroups) => {
    const made: string[] = []
    try {
      for (const { name, studentIds } of groups) {
        const id = await make(name)
        // A group whose students can't be added is removed too.
        made.push(id)
        await fill(id, studentIds)
      }
      onSaved()
      notifyUndoable(t('groups.saved', { count: made.length }), {
        label: t('groups.undo'),
        run: () => void remove(made).catch(notifyProblem),
      })
    } catch (error) {
      // All groups or none: a half-saved proposal would have to be tidied up by hand.
      await remove(made).catch(notifyProblem)
      notifyProblem(error)
      throw error
    } finally {
      await refresh()
    }
  })
  return { busy, save: submit }
}
