import type { LessonSectionKey, LessonSections } from '@classeur/contracts'
import type { Language } from '@classeur/contracts'
import { documentBlocksOf, paragraphsOf } from '../text-document/content-blocks.ts'
import type { DocumentBlock, Picture } from '../text-document/text-document.ts'
import { exampleBlocks } from './example-blocks.ts'
import { phaseBlocks } from './phase-blocks.ts'
import type { LessonPlanTexts } from './texts/texts-of-language.ts'

/** What the blocks of a section depend on besides its own value. */
export interface SectionContext {
  language: Language
  texts: LessonPlanTexts
  withAnswers: boolean
  /** Pictures of phases by their id. */
  pictures: ReadonlyMap<string, Picture>
  /** Which tasks and questions belong to each objective. */
  map: DocumentBlock[]
}

const list = (items: readonly string[], isOrdered = false): DocumentBlock => ({
  kind: 'list',
  items: [...items],
  isOrdered,
})
const heading = (text: string): DocumentBlock => ({ kind: 'heading', level: 2, text })

/** A text after its label; nothing without a text. */
const labelled = (label: string, text: string): DocumentBlock[] =>
  text === '' ? [] : [{ kind: 'paragraph', label, text }]

type SectionBlocks = {
  [K in LessonSectionKey]: (value: LessonSections[K], context: SectionContext) => DocumentBlock[]
}

/**
 * The sections for the teacher. The pages for students (the sheets and the quiz) and the answers are parts of their own,
 * so these sections only say where they are.
 */
export const sectionBlocks: SectionBlocks = {
  overview: ({ summary, bigIdea }, { texts }) => [
    ...paragraphsOf(summary),
    ...labelled(texts.labels.bigIdea, bigIdea),
  ],
  objectives: ({ items }, { texts: { heads, bloom } }) => [
    {
      kind: 'table',
      caption: '',
      header: [heads.number, heads.level, heads.objective, heads.evidence],
      rows: items.map(({ text, bloomLevel, evidence }, index) => [
        ...[String(index + 1), bloom[bloomLevel], text, evidence],
      ]),
      shares: [9, 15, 41, 35],
    },
  ],
  priorKnowledge: ({ items, checkQuestion, checkAnswer }, { texts: { labels } }) => [
    list(items),
    ...labelled(labels.checkQuestion, checkQuestion),
    ...labelled(labels.answer, checkAnswer),
  ],
  materials: ({ items }) => [list(items)],
  vocabulary: ({ items }, { texts: { heads } }) => [
    {
      kind: 'table',
      caption: '',
      header: [heads.term, heads.meaning],
      rows: items.map(({ term, meaning }) => [term, meaning]),
      shares: [28, 72],
    },
  ],
  misconceptions: ({ items }, { texts: { labels } }) =>
    items.flatMap((item, index) => [
      heading(`${index + 1}. ${item.misconception}`),
      ...labelled(labels.correction, item.correction),
      ...labelled(labels.probe, item.probe),
      ...labelled(labels.wrongAnswer, item.wrongAnswer),
      ...labelled(labels.reply, item.reply),
      ...labelled(labels.minute, item.minute === null ? '' : String(item.minute)),
      ...labelled(labels.marks, item.evidence),
    ]),
  explanation: ({ concepts }, { texts: { labels }, language }) =>
    concepts.flatMap(({ title, text, analogy, blocks }) => [
      heading(title),
      ...paragraphsOf(text),
      ...labelled(labels.analogy, analogy),
      ...documentBlocksOf(blocks, language),
    ]),
  examples: exampleBlocks,
  phases: phaseBlocks,
  board: ({ blocks }, { language }) => documentBlocksOf(blocks, language),
  studentSheet: (_sheet, { texts }) => [{ kind: 'paragraph', text: texts.sheetsAtEnd, look: 'quiet' }],
  differentiation(value, { texts }) {
    const { parts, heads } = texts
    const finished = (has: boolean, text: string): DocumentBlock[] =>
      has ? [{ kind: 'paragraph', text, look: 'quiet' }] : []
    return [
      ...[heading(parts.support), list(value.support)],
      ...finished(value.supportTasks.length > 0, texts.sheetS),
      ...[heading(parts.core), list(value.core)],
      ...[heading(parts.challenge), list(value.challenge)],
      ...finished(value.challengeTasks.length > 0, texts.sheetC),
      ...(value.groups.length === 0
        ? []
        : [
            heading(parts.groups),
            {
              kind: 'table' as const,
              caption: '',
              header: [heads.group, heads.need, heads.task],
              rows: value.groups.map(({ letter, need, task }) => [letter, need, task]),
              shares: [17, 35, 48],
            },
          ]),
    ]
  },
  assessment: ({ method, criteria, quizMinutes }, { texts, map }) => [
    ...paragraphsOf(method),
    ...labelled(texts.labels.quizTime, quizMinutes === null ? '' : texts.minutes(quizMinutes)),
    { kind: 'paragraph', text: texts.quizAtEnd, look: 'quiet' },
    heading(texts.parts.criteria),
    list(criteria),
    ...map,
  ],
  homework: ({ task, minutes, blocks }, { texts, language }) => [
    ...paragraphsOf(task).map((block, index): DocumentBlock =>
      // Answers name the task by its number.
      index === 0 && block.kind === 'paragraph' ? { ...block, label: 'H1' } : block,
    ),
    ...documentBlocksOf(blocks, language),
    ...labelled(texts.labels.homeworkTime, minutes === 0 ? '' : texts.minutes(minutes)),
  ],
  extension: ({ items }) => items.map((text, index) => ({ kind: 'paragraph', label: `E${index + 1}`, text })),
  modelAnswers: () => [],
  pacing: ({ cuts, below70 }, { texts }) => [
    {
      kind: 'table',
      caption: '',
      header: [texts.heads.cut, texts.heads.saved],
      rows: cuts.map(({ what, minutes }) => [what, texts.minutes(minutes)]),
      shares: [82, 18],
    },
    heading(texts.parts.below70),
    ...paragraphsOf(below70),
  ],
  reflection: ({ questions }) => [list(questions)],
}
