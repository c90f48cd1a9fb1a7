import type { TrashEntry, TrashPage } from '@classeur/contracts'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notifyDone, notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import {
  deleteEntryForGood,
  emptyTrash,
  putBackEntry,
  restoreEntry,
  trashKey,
  type TrashFilter,
} from './trash-queries.ts'

type Pages = InfiniteData<TrashPage>

const without = (gone: TrashEntry) => (data: Pages | undefined) =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      counts: { ...page.counts, [gone.kind]: Math.max(0, page.counts[gone.kind] - 1) },
      entries: page.entries.filter(({ id, kind }) => id !== gone.id || kind !== gone.kind),
    })),
  }

/** What a person does in the trash. Notices report the outcome; each action resolves to whether it succeeded. */
export function useTrashActions() {
  const { t } = useTranslation('trash')
  const client = useQueryClient()

  async function tryTo(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action()
      return true
    } catch (error) {
      notifyProblem(error)
      return false
    } finally {
      // What was restored is again on other screens, whose data may be kept.
      void client.invalidateQueries()
    }
  }

  const leaves = (entry: TrashEntry, action: () => Promise<unknown>) =>
    tryTo(async () => {
      await action()
      await client.cancelQueries({ queryKey: trashKey })
      client.setQueriesData<Pages>({ queryKey: trashKey }, without(entry))
    })

  return {
    async restore(entry: TrashEntry): Promise<boolean> {
      const isRestored = await leaves(entry, () => restoreEntry(entry))
      if (isRestored) {
        notifyUndoable(t('restored', { title: entry.title }), {
          label: t('undo'),
          run: () => void tryTo(() => putBackEntry(entry)),
        })
      }
      return isRestored
    },

    async deleteForGood(entry: TrashEntry): Promise<boolean> {
      const isDeleted = await leaves(entry, () => deleteEntryForGood(entry))
      if (isDeleted) notifyDone(t('deletedForGood', { title: entry.title }))
      return isDeleted
    },

    empty: (filter: TrashFilter, readAt: string): Promise<boolean> => tryTo(() => emptyTrash(filter, readAt)),
  }
}
