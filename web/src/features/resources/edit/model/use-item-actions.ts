import type { Resource, ResourceItem } from '@classeur/contracts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notifyUndoable } from '../../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { useEditing, type ResourceChange } from './editing.ts'
import { resourceKey } from './resource-requests.ts'
import { cachedResource, readResourceAgain } from './use-live-resource.ts'

/** The resource as the server sent it, for each one that shows items in an order that isn't saved so far. */
const savedOf = new WeakMap<Resource, Resource>()

/** Shows items in an order before the server has answered. A read that began earlier must not bring back the old one. */
function showOrder(client: QueryClient, shown: Resource, items: readonly ResourceItem[]): void {
  const queryKey = resourceKey(shown.id)
  void client.cancelQueries({ queryKey, exact: true })
  const ordered = client.setQueryData<Resource>(queryKey, { ...shown, items: [...items] })
  if (ordered) savedOf.set(ordered, savedOf.get(shown) ?? shown)
}

/** Reads the resource after a failed change. If it can't be read, the items are as they were last saved. */
async function readAfterFailure(client: QueryClient, id: string): Promise<void> {
  const updates = () => client.getQueryState(resourceKey(id))?.dataUpdateCount
  const before = updates()
  await readResourceAgain(client, id)
  const shown = cachedResource(client, id)
  const saved = shown && savedOf.get(shown)
  if (saved && updates() === before) client.setQueryData(resourceKey(id), saved)
}

/** What can be done to an item with one press. */
export function useItemActions() {
  const { t } = useTranslation('resource-edit')
  const client = useQueryClient()
  const { resource, change, choose, announce } = useEditing()

  /** Shows the items in their new order at once; the server's answer follows. */
  async function order(items: readonly ResourceItem[]): Promise<Resource | null> {
    showOrder(client, cachedResource(client, resource.id) ?? resource, items)
    return attempt({ change: 'order', itemIds: items.map(({ id }) => id) })
  }
  async function attempt(wanted: ResourceChange, basedOn?: number): Promise<Resource | null> {
    try {
      return await change(wanted, basedOn)
    } catch (error) {
      notifyProblem(error)
      await readAfterFailure(client, resource.id)
      return null
    }
  }
  /**
   * Says that a change was made, with the change that undoes it. It is based on the result of the first change, so that
   * it overwrites nothing that anybody has changed since.
   */
  const offerUndo = (message: string, { revision }: Resource, undo: ResourceChange): void =>
    void notifyUndoable(message, { label: t('undo'), run: () => void attempt(undo, revision) })

  return {
    offerUndo,
    /** Moves an item to a position, from 0. */
    move: (item: ResourceItem, to: number): void => {
      const items = resource.items
      const from = items.findIndex(({ id }) => id === item.id)
      if (from < 0 || to < 0 || to >= items.length || to === from) return
      void order(items.toSpliced(from, 1).toSpliced(to, 0, item))
      announce(
        t('item.moved', {
          from: formatNumber(from + 1),
          to: formatNumber(to + 1),
          of: formatNumber(items.length),
        }),
      )
    },
    lock: async (item: ResourceItem, number: string): Promise<void> => {
      const locked = !item.locked
      if (await attempt({ change: 'lock', itemId: item.id, locked }))
        announce(t(locked ? 'item.nowLocked' : 'item.nowUnlocked', { number }))
    },
    remove: async (item: ResourceItem): Promise<void> => {
      const at = resource.items.findIndex(({ id }) => id === item.id)
      const left = resource.items.filter(({ id }) => id !== item.id)
      const next = left[Math.min(at, left.length - 1)]
      const changed = await order(left)
      if (!changed) return
      if (next) {
        choose(next.id)
        // Otherwise the focus would be lost with the item.
        document.querySelector<HTMLElement>(`#item-${next.id} [data-number]`)?.focus()
      }
      offerUndo(t('remove.done', { number: formatNumber(at + 1) }), changed, { change: 'put-back', item, at })
    },
    /** Places a picture in an item, or removes it. */
    setPicture: async (item: ResourceItem, number: string, imageId: string | null): Promise<void> => {
      const before = item.imageId ?? null
      const change = { change: 'picture', itemId: item.id } as const
      if (imageId === before) return
      const changed = await attempt({ ...change, imageId })
      if (!changed) return
      const message = t(imageId === null ? 'picture.removed' : 'picture.placed', { number })
      offerUndo(message, changed, { ...change, imageId: before })
    },
    /** The teacher has read the answer and keeps it, or uses the one that was found. */
    confirm: (item: ResourceItem, use: 'mine' | 'found') =>
      attempt({ change: 'confirm', itemId: item.id, use }),
  }
}
