import type { LessonSectionKey, OutgoingLesson } from '@classeur/contracts'
import type { Prompt } from '../connection/model-connection.ts'
import type { WrittenSection } from '../sections/settle-section.ts'
import { contextBlock, fittingContext } from './context.ts'
import { briefBlock } from './data-block.ts'
import { exampleOf } from './examples/examples.ts'
import { promptLanguages } from './languages.ts'
import type { SectionGroup } from './sections/section-group.ts'
import { blockLimits, limitsOf } from './limits.ts'
import { systemPrompt } from './system-prompt.ts'
import { timetableOf } from './timetable.ts'

export interface SectionsPromptInput {
  lesson: OutgoingLesson
  finished: readonly WrittenSection[]
  group: SectionGroup
  /** The keys of the group to write, in order. */
  keys: readonly LessonSectionKey[]
  /** How many characters of finished sections the model can take. */
  contextCharacters: number
  /** What the task adds to the rules: a wish, or the problems of an earlier answer. */
  addition?: string | undefined
}

const rulesOf = (key: LessonSectionKey, rules: readonly string[] = []) =>
  [
    `"${key}":`,
    ...rules.filter(Boolean).map((rule) => `- ${rule}`),
    `- The most that the format takes (a smaller number above comes first): ${limitsOf(key)}.`,
  ].join('\n')

/**
 * The request for some sections. What all requests of a plan have in common comes first (the rules of the system prompt
 * and the brief), because servers keep their work on a text that begins like the last one; the task comes last, because
 * small models follow best what they read last.
 */
export function sectionsPrompt(input: SectionsPromptInput): Prompt {
  const { lesson, finished, group, keys, contextCharacters, addition } = input
  const { language } = lesson.request
  const { name, own } = promptLanguages[language]
  const rules = group.rules({
    lesson,
    finished,
    timetable: timetableOf(lesson.request, lesson.objectives.length),
  })
  const context = fittingContext(finished, group.needs, contextCharacters)
  const shape = keys.map((key) => `"${key}": ${group.shapes[key]}`).join(',\n')
  const parts = [
    'The lesson:',
    briefBlock(lesson.brief),
    ...(context.length > 0
      ? [
          'What is finished of the plan, as far as you need it. Agree with it (the same terms, values and task ids), and repeat none of its sentences. Only the big idea, the board, check questions, probes and the faded example may come back word for word:',
          contextBlock(context),
        ]
      : []),
    `YOUR TASK\nWrite ${keys.length > 1 ? 'these sections' : 'this section'} of the lesson plan: ${keys.join(', ')}.`,
    keys.map((key) => rulesOf(key, rules[key])).join('\n\n'),
    ...(shape.includes('"blocks"') ? [`The most that blocks take: ${blockLimits()}.`] : []),
    exampleOf(language, group.example),
    ...(addition ? [addition] : []),
    `Answer with one JSON object of this form. Its keys are exactly, in this order: ${keys.join(', ')}.\n{${shape}}`,
    `Write every text value in ${name}.${language === 'en' ? '' : ` ${own}`} Answer with the JSON object only.`,
  ]
  return { system: systemPrompt(lesson.request), user: parts.join('\n\n') }
}
