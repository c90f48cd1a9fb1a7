import type { ClassCard } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { classesKey, classKey } from '../../../http/queries/school-class.ts'
import { archiveClass, deleteClass, restoreClass, unarchiveClass } from './classes-queries.ts'

type Named = Pick<ClassCard, 'id' | 'name'>

/** Archives and deletes classes, with an undo in the notice. Each resolves to true on success and reports failures. */
export function useClassActions() {
  const { t } = useTranslation('classes')
  const client = useQueryClient()

  const readAgain = (id: string) =>
    Promise.all([
      client.invalidateQueries({ queryKey: classesKey }),
      client.invalidateQueries({ queryKey: classKey(id) }),
    ])

  async function tryTo(id: string, action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action()
      void readAgain(id)
      return true
    } catch (error) {
      notifyProblem(error)
      return false
    }
  }

  /** The undo refetches too, so that a restored class is found again. */
  const undoable = (message: string, back: () => void) =>
    notifyUndoable(message, { label: t('undo'), run: back })

  async function restore(id: string): Promise<boolean> {
    const done = await tryTo(id, () => restoreClass(id))
    // The page of one of its mark sheets may be open and say that the sheet isn't found.
    if (done) void client.invalidateQueries({ queryKey: ['exam'] })
    return done
  }
  const unarchive = (id: string) => tryTo(id, () => unarchiveClass(id))

  return {
    restore,
    unarchive,
    archive: async ({ id, name }: Named) => {
      const done = await tryTo(id, () => archiveClass(id))
      if (done) undoable(t('notice.archived', { name }), () => void unarchive(id))
      return done
    },
    remove: async ({ id, name }: Named) => {
      const done = await tryTo(id, () => deleteClass(id))
      if (done) undoable(t('notice.deleted', { name }), () => void restore(id))
      return done
    },
  }
}
