import { AppError, LessonObjectivesInput } from '@classeur/contracts'
import { restoreNames } from '@classeur/domain/lesson-plans'
import type { TextGenerator } from '../../ai/text-generator.ts'
import type { GenerationProcessor } from '../../runtime/generation-context.ts'
import { createRefuseFlagged, type FlagDependencies } from '../refuse-flagged.ts'
import { outgoingLesson } from './outgoing-lesson.ts'
import { refuseFlaggedLesson } from './refuse-flagged-lesson.ts'

/** Step 1: proposes 3 to 6 objectives. Nothing is stored before the end, so a restart starts over. */
export function createGenerateLessonObjectives(
  deps: FlagDependencies & { text: TextGenerator },
): GenerationProcessor {
  return async ({ generation, signal, report }) => {
    const input = LessonObjectivesInput.parse(generation.input)
    const lesson = outgoingLesson(input)
    const refuseFlagged = createRefuseFlagged(deps, { generation, signal })
    await report.stage('checking')
    await refuseFlaggedLesson(refuseFlagged, input, lesson)
    await report.generator(deps.text.info)
    await report.stage('writing')
    for await (const event of deps.text.writeObjectives({ lesson }, signal)) {
      if (event.type === 'draft') {
        await report.draft({ section: null, value: restoreNames(event.value, input.pseudonyms) })
        continue
      }
      const objectives = restoreNames(event.objectives, input.pseudonyms)
      await refuseFlagged('generations/output-flagged', objectives, event.objectives)
      return { objectives }
    }
    throw new AppError('generations/output-invalid')
  }
}
