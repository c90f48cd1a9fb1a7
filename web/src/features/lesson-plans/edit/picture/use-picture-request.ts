import { ImagesAccepted, type ImageRequest } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useDraftEntry } from '../../../../drafts/use-draft-entry.ts'
import { callFunction } from '../../../../http/client.ts'
import { requestKeyFor } from '../../../../http/request-keys/request-key.ts'
import { walletQuery } from '../../../../http/queries/wallet.ts'
import { readGeneration } from '../../../../realtime/generations/generation-reads.ts'
import type { GenerationView } from '../../../../realtime/generations/generation-view.ts'
import { useGeneration } from '../../../../realtime/generations/use-generation.ts'
import { phaseOfDrawing, type Drawing } from '../../engine/drawn-phase.ts'
import { useEditing } from '../../model/editing.ts'
import { useDrawings } from './use-drawings.ts'

/** What was typed for the picture of a phase. */
export interface PictureDraft {
  prompt?: string
}

export interface PictureRequest {
  /** The typed description; null before anything is typed. */
  prompt: string | null
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

/**
 * The picture that is drawn for a phase. `PlaceDrawings` places it when it is finished. `section`: the phases as the page
 * shows them.
 */
export function usePictureRequest(
  { phase, title, imageId }: Pick<Drawing, 'phase' | 'title' | 'imageId'>,
  section: unknown,
): PictureRequest {
  const { lessonPlanId } = useEditing()
  const subject = `${lessonPlanId}:${phase}`
  const client = useQueryClient()
  const draft = useDraftEntry<PictureDraft>({ form: 'lesson-picture', subject })
  const { drawings, add, remove } = useDrawings(lessonPlanId)
  const drawing = drawings.findLast((one) => phaseOfDrawing(one, section) === phase)
  const view = useGeneration(drawing?.generationId ?? null)

  return {
    view: view?.snapshot.state === 'completed' ? null : view,
    prompt: draft.kept?.prompt ?? drawing?.prompt ?? null,
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
        if (drawing) remove(drawing.generationId)
        add({ generationId: accepted.generationId, phase, title, imageId, prompt: request.prompt })
        draft.change(() => null)
        void readGeneration(accepted.generationId)
        void client.invalidateQueries({ queryKey: walletQuery.queryKey })
        return
      }
    },
    forget: () => {
      if (!drawing) return
      remove(drawing.generationId)
      draft.change((kept) => kept ?? { prompt: drawing.prompt })
    },
  }
}
