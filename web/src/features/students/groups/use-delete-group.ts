import type { Roster, StudentGroup } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { actOnStudents, addGroup, deleteGroup, rosterQuery } from '../model/roster-queries.ts'
import { useKeepRoster } from '../model/use-keep-roster.ts'

/** Deletes a group. Undo creates it again with the same students. */
export function useDeleteGroup(classId: string, roster: Roster): (group: StudentGroup) => Promise<void> {
  const { t } = useTranslation('students')
  const client = useQueryClient()
  const keep = useKeepRoster(classId)

  const bringBack = async (name: string, ids: readonly string[]) => {
    const { roster: now } = await addGroup(classId, name)
    keep(now)
    const again = now.groups.find((group) => group.name === name)
    if (!again || ids.length === 0) return
    keep((await actOnStudents(classId, ids, { action: 'add-to-group', groupId: again.id })).roster)
  }

  return async (group) => {
    const ids = roster.students.filter(({ groupIds }) => groupIds.includes(group.id)).map(({ id }) => id)
    try {
      await deleteGroup(classId, group.id)
      await client.invalidateQueries({ queryKey: rosterQuery(classId).queryKey })
      notifyUndoable(t('done.group-deleted', { name: group.name }), {
        label: t('undo'),
        run: () => void bringBack(group.name, ids).catch(notifyProblem),
      })
    } catch (error) {
      notifyProblem(error)
    }
  }
}
