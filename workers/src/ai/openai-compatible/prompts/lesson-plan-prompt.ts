import { z } from 'zod'
import { lessonSections, type LessonSectionKey } from '@classeur/contracts'
import type { LessonPlanInput } from '../../text-generator.ts'
import type { Prompt } from '../model-connection.ts'
import { dataBlock } from './data-block.ts'
import { systemPrompt } from './system-prompt.ts'

const asked = { ...lessonSections, phases: lessonSections.phases.omit({ fittedFromMin: true }) }

const schemaOf = (key: LessonSectionKey) =>
  `"${key}": ${JSON.stringify(z.toJSONSchema(asked[key], { io: 'input' }))}`

/** Requests the sections `keys` in this order; `rejected` lists the problems of the previous response. */
export function lessonPlanPrompt(
  { request, objectives, finished }: LessonPlanInput,
  keys: readonly LessonSectionKey[],
  rejected?: { answer: string; problems: string[] },
): Prompt {
  const written = Object.fromEntries(finished.map(({ key, value }) => [key, value]))
  const task = [
    'Write these sections of a lesson plan.',
    dataBlock({ request, objectives }),
    ...(finished.length > 0
      ? ['Sections that are written already, for consistency:', dataBlock(written)]
      : []),
    `Answer with one JSON object whose keys are exactly, in this order: ${keys.join(', ')}.`,
    ...(keys.includes('phases')
      ? [
          `The minutes of the phases sum to ${request.durationMin}. Their structure follows the teaching model "${request.teachingModel}".`,
        ]
      : []),
    'Every objective is taught in a phase and checked in the assessment.',
    `JSON schemas of the sections:\n${keys.map(schemaOf).join('\n')}`,
  ]
  const repair = rejected && [
    'An earlier answer did not fit:',
    dataBlock({ answer: rejected.answer.slice(0, 6000), problems: rejected.problems.slice(0, 30) }),
    'Write these sections again with the problems put right.',
  ]
  return { system: systemPrompt(request.language), user: [...task, ...(repair ?? [])].join('\n\n') }
}
