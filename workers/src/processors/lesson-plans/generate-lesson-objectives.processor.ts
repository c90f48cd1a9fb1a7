import { AppError, LessonRequest } from '@classeur/contracts'
import { z } from 'zod'
import type { TextGenerator } from '../../ai/text-generator.ts'
import type { GenerationProcessor } from '../../runtime/generation-context.ts'
import { createRefuseFlagged, type FlagDependencies } from '../refuse-flagged.ts'

const Input = z.strictObject({ request: LessonRequest })

/** Step 1: proposes 3 to 6 objectives. Nothing is stored before the end, so a restart starts over. */
export function createGenerateLessonObjectives(
  deps: FlagDependencies & { text: TextGenerator },
): GenerationProcessor {
  return async ({ generation, signal, report }) => {
    const { request } = Input.parse(generation.input)
    const refuseFlagged = createRefuseFlagged(deps, { generation, signal })
    await report.stage('checking')
    await refuseFlagged('generations/prompt-flagged', request)
    await report.generator(deps.text.info)
    await report.stage('writing')
    for await (const event of deps.text.writeObjectives({ request }, signal)) {
      if (event.type === 'draft') {
        await report.draft({ section: null, value: event.value })
        continue
      }
      await refuseFlagged('generations/output-flagged', event.objectives)
      return { objectives: event.objectives }
    }
    throw new AppError('generations/output-invalid')
  }
}
