import { lessonSectionKeys, type LessonSectionKey, type LessonSections } from '@classeur/contracts'
import type { DocumentBlock, Picture, TextDocument } from '../text-document/text-document.ts'
import { answerPart } from './answer-part.ts'
import type { LessonPlanContent } from './lesson-plan-content.ts'
import { objectiveMap } from './objective-map.ts'
import { sectionBlocks, type SectionContext } from './section-blocks.ts'
import { studentParts } from './student-parts.ts'
import { lessonPlanTexts } from './texts/lesson-plan-texts.ts'

const blocksOf = <K extends LessonSectionKey>(
  key: K,
  value: LessonSections[K],
  context: SectionContext,
): DocumentBlock[] => sectionBlocks[key](value, context)

/**
 * A lesson plan as a document: the sections for the teacher in their usual order, then each page for students, then
 * the answers.
 * @param pictures of phases by their id
 */
export function buildLessonDocument(
  content: LessonPlanContent,
  pictures: ReadonlyMap<string, Picture>,
): TextDocument {
  const { title, request, withAnswers, expectedSections } = content
  const { language } = request
  const texts = lessonPlanTexts[language]
  const sections = Object.fromEntries(
    content.sections.map(({ key, value }) => [key, value]),
  ) as Partial<LessonSections>
  const context = { language, texts, withAnswers, pictures, map: objectiveMap(sections, texts) }
  const answers = withAnswers ? answerPart(sections, texts, language) : null
  const facts = [
    { label: texts.facts.subject, value: request.subject },
    { label: texts.facts.level, value: request.level },
    { label: texts.facts.duration, value: texts.minutes(request.durationMin) },
    { label: texts.facts.language, value: texts.language },
    { label: texts.facts.standards, value: request.standards },
  ]
  return {
    language,
    title,
    facts: facts.filter(({ value }) => value !== ''),
    notice: expectedSections === null ? '' : texts.partial(content.sections.length, expectedSections),
    parts: [
      {
        title: '',
        blocks: lessonSectionKeys.flatMap((key) => {
          const value = sections[key]
          const blocks = value === undefined ? [] : blocksOf(key, value, context)
          return blocks.length === 0
            ? []
            : [{ kind: 'heading' as const, level: 1 as const, text: texts.sections[key] }, ...blocks]
        }),
      },
      ...studentParts(sections, texts, language),
      ...(answers ? [answers] : []),
    ],
  }
}
