import type { PublishedImage } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { copyPublishedImage, imageListsKey, publishedImagesKey } from '../model/images-queries.ts'

/** Copies a picture to the person's own, and shows where it is. Pressing again shows the same copy. */
export function useCopy() {
  const { t } = useTranslation('images')
  const client = useQueryClient()
  const navigate = useNavigate()
  const running = useRef(new Set<string>())
  const [copyingIds, setCopyingIds] = useState<readonly string[]>([])

  const copy = async ({ id, name }: Pick<PublishedImage, 'id' | 'name'>): Promise<void> => {
    if (running.current.has(id)) return
    running.current.add(id)
    setCopyingIds([...running.current])
    try {
      const own = await copyPublishedImage(id)
      notifyUndoable(t('explore.copied', { name }), {
        label: t('explore.showCopy'),
        run: () => void navigate(`/generate/image/mymedia?image=${own.id}`),
      })
      await Promise.all([
        client.invalidateQueries({ queryKey: imageListsKey }),
        client.invalidateQueries({ queryKey: [...publishedImagesKey, id] }),
      ])
    } catch (error) {
      notifyProblem(error)
    } finally {
      running.current.delete(id)
      setCopyingIds([...running.current])
    }
  }
  return { copy, isCopying: (id: string) => copyingIds.includes(id) }
}
