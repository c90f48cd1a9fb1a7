import type { Language, LessonSections } from '@classeur/contracts'
import { documentBlocksOf } from '../text-document/content-blocks.ts'
import type { DocumentBlock } from '../text-document/text-document.ts'
import type { LessonPlanTexts } from './texts/texts-of-language.ts'

/** A step that students write themselves. */
const blank = '…………………………………………………………………'

interface ExampleContext {
  language: Language
  texts: LessonPlanTexts
  withAnswers: boolean
}

/** Worked examples, and the one whose hidden steps students complete. */
export function exampleBlocks(
  { worked, faded }: LessonSections['examples'],
  { language, texts: { labels, parts }, withAnswers }: ExampleContext,
): DocumentBlock[] {
  const examples = worked.flatMap(({ title, problem, steps, answer, blocks }): DocumentBlock[] => [
    { kind: 'heading', level: 2, text: title },
    { kind: 'paragraph', label: labels.problem, text: problem },
    ...documentBlocksOf(blocks, language),
    { kind: 'list', items: steps, isOrdered: true },
    { kind: 'paragraph', label: labels.answer, text: answer },
  ])
  if (!faded) return examples
  return [
    ...examples,
    { kind: 'heading', level: 2, text: parts.fadedExample },
    { kind: 'paragraph', label: labels.problem, text: faded.problem },
    {
      kind: 'list',
      items: faded.steps.map(({ text, hidden }) => {
        if (!hidden) return text
        return withAnswers ? `[ ${text} ]` : blank
      }),
      isOrdered: true,
    },
    ...(withAnswers ? [{ kind: 'paragraph' as const, label: labels.answer, text: faded.answer }] : []),
  ]
}
