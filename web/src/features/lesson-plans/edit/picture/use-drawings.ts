import { useDraftEntry } from '../../../../drafts/use-draft-entry.ts'
import type { Drawing } from '../../engine/drawn-phase.ts'

/**
 * The pictures that are being drawn for the phases of a plan. They are kept for the whole plan, not for each phase, so
 * that one still arrives after its phase was moved or removed, and after a reload of the page.
 */
export function useDrawings(lessonPlanId: string) {
  const { kept, change } = useDraftEntry<Drawing[]>({
    form: 'lesson-picture',
    subject: `${lessonPlanId}:drawings`,
  })
  return {
    drawings: kept ?? none,
    add: (drawing: Drawing) => change((before) => [...(before ?? []), drawing]),
    remove: (generationId: string) =>
      change((before) => {
        const rest = (before ?? []).filter((drawing) => drawing.generationId !== generationId)
        return rest.length > 0 ? rest : null
      }),
  }
}

const none: Drawing[] = []
