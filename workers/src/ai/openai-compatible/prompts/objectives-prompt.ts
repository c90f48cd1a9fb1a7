import { z } from 'zod'
import { LessonObjective, maxObjectiveWords, type LessonRequest } from '@classeur/contracts'
import type { Prompt } from '../model-connection.ts'
import { dataBlock } from './data-block.ts'
import { systemPrompt } from './system-prompt.ts'

const objectiveSchema = JSON.stringify(z.toJSONSchema(LessonObjective, { io: 'input' }))

/** Requests the list of objectives; `problems` asks for a replacement of an invalid list. */
export function objectivesPrompt(
  request: LessonRequest,
  rejected?: { answer: string; problems: string[] },
): Prompt {
  const task = [
    'Write the learning objectives of this lesson.',
    dataBlock(request),
    'Answer with {"objectives": [...]}: 3 to 6 objectives that use at least three different Bloom levels, simplest first.',
    `Each "text" begins with one observable verb of its Bloom level and has at most ${maxObjectiveWords} words. "evidence" is what the teacher sees or hears when it is reached.`,
    `JSON schema of one objective: ${objectiveSchema}`,
  ]
  const repair = rejected && [
    'An earlier answer did not fit:',
    dataBlock({ answer: rejected.answer.slice(0, 6000), problems: rejected.problems.slice(0, 20) }),
    'Write the whole list again with these problems put right.',
  ]
  return { system: systemPrompt(request.language), user: [...task, ...(repair ?? [])].join('\n\n') }
}
