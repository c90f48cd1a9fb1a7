import { ImagesAccepted, type ImageRequest } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useDraftEntry } from '../../../../drafts/use-draft-entry.ts'
import { callFunction } from '../../../../http/client.ts'
import { requestKeyFor } from '../../../../http/request-key.ts'
import { walletQuery } from '../../../../http/wallet.ts'
import { readGeneration } from '../../../../realtime/generations/generation-reads.ts'
import type { GenerationView } from '../../../../realtime/generations/generation-view.ts'
import { useGeneration } from '../../../../realtime/generations/use-generation.ts'

/** What was typed for the picture of a phase, and the picture that is being drawn. */
export interface PictureDraft {
  prompt?: string
  drawing?: string
}

export interface PictureRequest {
  /** The picture that is being drawn, or couldn't be; null without one. */
  view: GenerationView | null
  draft: ReturnType<typeof useDraftEntry<PictureDraft>>
  /** Requests one picture. Rejects with `credits/insufficient`, `generations/*`. */
  ask: (request: ImageRequest) => Promise<void>
  /** Gives up a picture that couldn't be drawn. */
  forget: () => void
}

/** How often the same picture may have been requested before. */
const mostEarlier = 20

/** The picture that is drawn for a phase. It is placed when it is finished, also after a reload of the page. */
export function usePictureRequest(
  { lessonPlanId, phase }: { lessonPlanId: string; phase: number },
  place: (imageId: string) => void,
): PictureRequest {
  const subject = `${lessonPlanId}:${phase}`
  const client = useQueryClient()
  const draft = useDraftEntry<PictureDraft>({ form: 'lesson-picture', subject })
  const drawing = draft.kept?.drawing ?? null
  const view = useGeneration(drawing)
  const isDrawn = view !== null && view.snapshot.state === 'completed'

  useEffect(() => {
    if (drawing !== null && view === null) void readGeneration(drawing)
  }, [drawing, view])
  const finish = useEffectEvent(() => {
    if (drawing === null) return
    draft.change(() => null)
    place(drawing)
  })
  useEffect(() => {
    if (isDrawn) finish()
  }, [isDrawn])

  return {
    view: isDrawn ? null : view,
    draft,
    ask: async (request) => {
      let after = subject
      for (let tries = 0; tries < mostEarlier; tries += 1) {
        const requestKey = await requestKeyFor(after, request)
        const { generations } = await callFunction(
          'generateImages',
          { requestKey, request, count: 1, lessonPlanId },
          ImagesAccepted,
        )
        const [accepted] = generations
        if (!accepted) return
        after = accepted.generationId
        if (accepted.earlier) continue
        draft.change((kept) => ({ ...kept, drawing: accepted.generationId }))
        void readGeneration(accepted.generationId)
        void client.invalidateQueries({ queryKey: walletQuery.queryKey })
        return
      }
    },
    forget: () => draft.change((kept) => (kept?.prompt === undefined ? null : { prompt: kept.prompt })),
  }
}
