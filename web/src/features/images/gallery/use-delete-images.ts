import type { MediaImage, MediaPage } from '@classeur/contracts'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { imageListsKey } from '../model/images-queries.ts'
import { countUses, deleteImages, restoreImages } from '../model/media-queries.ts'

type Pages = InfiniteData<MediaPage>

/** Pictures that are about to be deleted although lesson plans show them. */
export interface UsedPictures {
  images: readonly MediaImage[]
  uses: number
}

/**
 * Deletes pictures: they leave the list at once, and the notice can restore them. Asks first if lesson plans show them,
 * because the people who read those plans can't undo it.
 */
export function useDeleteImages(onGone: (ids: readonly string[]) => void) {
  const { t } = useTranslation(['my-media', 'images'])
  const client = useQueryClient()
  const [asked, setAsked] = useState<UsedPictures | null>(null)
  const readAgain = () => client.invalidateQueries({ queryKey: ['images'] })

  const without = (ids: ReadonlySet<string>) => (pages: Pages | undefined) =>
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, images: page.images.filter(({ id }) => !ids.has(id)) })),
    }

  async function remove(images: readonly MediaImage[]): Promise<void> {
    setAsked(null)
    const ids = images.map(({ id }) => id)
    onGone(ids)
    await client.cancelQueries({ queryKey: imageListsKey })
    client.setQueriesData<Pages>({ queryKey: imageListsKey }, without(new Set(ids)))
    try {
      await deleteImages(ids)
      const [only] = images
      const message =
        images.length === 1 && only
          ? t('images:deleted', { name: only.name })
          : t('delete.done', { count: images.length })
      notifyUndoable(message, {
        label: t('images:undo'),
        run: () => void restoreImages(ids).then(readAgain, notifyProblem),
      })
    } catch (error) {
      notifyProblem(error)
    }
    await readAgain()
  }

  return {
    asked,
    cancel: () => setAsked(null),
    confirm: () => asked && void remove(asked.images),
    /** Deletes the pictures, or asks first. */
    async request(images: readonly MediaImage[]): Promise<void> {
      try {
        const uses = await countUses(images.map(({ id }) => id))
        if (uses > 0) return setAsked({ images, uses })
      } catch (error) {
        return notifyProblem(error)
      }
      await remove(images)
    },
  }
}
