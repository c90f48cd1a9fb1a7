import type {
  DocumentRequest,
  LessonObjectivesInput,
  ResourceInput,
  ResourceItemInput,
  ResourceSheetInput,
} from '@classeur/contracts'
import type { Generation } from '@classeur/database'
import type { Actor, ClassAction, LessonPlanAction } from '@classeur/domain/access'
import type { z } from 'zod'
import type { ClassAccess } from '../../class-access/class-access.ts'
import type { OpenExam } from '../../class-access/open-exam.ts'

export interface RetryAccessDependencies {
  access: Pick<ClassAccess, 'open'>
  openExam: OpenExam
  openLessonPlan: (actor: Actor, action: LessonPlanAction, id: string) => Promise<unknown>
  openResource: (
    actor: Actor,
    action: ClassAction,
    id: string,
    options: { write: boolean },
  ) => Promise<unknown>
}

/** Checks that the person may still request the generation. Rejects with the errors of a new request. */
export type RequireRetryAccess = (
  actor: Actor,
  generation: Pick<Generation, 'kind' | 'input' | 'lessonPlanId'>,
) => Promise<void>

/**
 * A generation stays its owner's after they are removed from the class that it writes to or reads from, so a retry needs
 * the access that a new request needs. The features check new requests, and workers check before they write
 * (`workers/src/processors/write-access.ts`); keep them in step.
 */
export function createRequireRetryAccess(deps: RetryAccessDependencies): RequireRetryAccess {
  /** What a lesson was started from: the figures of a class, and an earlier lesson. */
  async function openLessonSources(actor: Actor, input: unknown): Promise<void> {
    const { classId, continues } = (input as z.infer<typeof LessonObjectivesInput>).request
    if (classId) await deps.access.open(actor, 'mark:read', classId)
    if (continues) await deps.openLessonPlan(actor, 'lesson-plan:read-class-data', continues)
  }

  async function openMarks(actor: Actor, request: DocumentRequest): Promise<void> {
    if (request.pack === 'term-reports') await deps.access.open(actor, 'mark:read', request.classId)
    else await deps.openExam(actor, 'mark:read', request.examId)
  }

  return async (actor, { kind, input, lessonPlanId }) => {
    switch (kind) {
      case 'lesson-objectives':
      case 'lesson-plan':
        return openLessonSources(actor, input)
      case 'lesson-section':
        await deps.openLessonPlan(actor, 'lesson-plan:edit', lessonPlanId ?? '')
        return
      case 'resource':
      case 'resource-sheet': {
        const { examId } = input as ResourceInput | ResourceSheetInput
        await deps.openExam(actor, 'resource:make', examId, { write: true })
        return
      }
      case 'resource-item': {
        const { resourceId } = input as ResourceItemInput
        await deps.openResource(actor, 'resource:change', resourceId, { write: true })
        return
      }
      case 'documents':
        return openMarks(actor, input as DocumentRequest)
      case 'image':
        // A picture belongs to its owner's media; nothing of a class is read or written.
        return
    }
  }
}
