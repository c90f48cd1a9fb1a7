import type { LessonObjective, LessonSectionKey, LessonSections } from '@classeur/contracts'
import type { Stage } from '../content.ts'
import type { SectionWords, Sentence } from '../language-pack.ts'
import type { Random } from '../random.ts'
import { composePhases } from './compose-phases.ts'
import { ended, typedItems, type Lesson } from './lesson-words.ts'

type Composers = {
  [K in LessonSectionKey]: (lesson: Lesson, objectives: readonly LessonObjective[]) => LessonSections[K]
}

const homeworkMinutes: Record<Stage, number> = { primary: 10, middle: 15, secondary: 25, higher: 40 }

/** `count` different sentences, each with words of its own turn. */
function sentences(
  lesson: Lesson,
  random: Random,
  from: Sentence<SectionWords>,
  count: number,
  firstTurn = 0,
): string[] {
  return random.some(from, count).map((sentence, index) => sentence(lesson.words(firstTurn + index)))
}

const pairs = <A extends string, B extends string>(
  items: readonly (readonly [string, string])[],
  a: A,
  b: B,
) => items.map(([first, second]) => ({ [a]: first, [b]: second }) as Record<A | B, string>)

const composers: Composers = {
  overview(lesson) {
    const { sections } = lesson.pack
    const summary = lesson.random('overview').pick(sections.summary)(lesson.words(0))
    const method = sections.byModel[lesson.request.teachingModel](lesson.words(0))
    return { summary: `${summary} ${method}`, bigIdea: lesson.content.idea }
  },
  objectives: (_lesson, objectives) => ({ items: [...objectives] }),
  priorKnowledge(lesson) {
    const { pack, content, request } = lesson
    const items = [...typedItems(request.priorKnowledge, 600), ...content.prior].slice(0, 8)
    const checkQuestion = lesson.random('prior').pick(pack.sections.priorCheck)(lesson.words(1))
    return { items, checkQuestion }
  },
  materials(lesson) {
    const { pack, content, request, stage } = lesson
    const given = typedItems(request.materials, 600)
    const own = given.length === 0 ? content.materials : content.materials.map(pack.sections.alsoUse)
    return {
      items: [...given.slice(0, 11), ...own, pack.sections.byStage[stage](lesson.words(1))].slice(0, 15),
    }
  },
  vocabulary: ({ content, stage }) => ({
    items: pairs(content.terms.slice(0, stage === 'primary' ? 3 : 5), 'term', 'meaning'),
  }),
  misconceptions: ({ content }) => ({
    items: content.errors.map(([misconception, correction]) => ({
      misconception: ended(misconception),
      correction,
    })),
  }),
  phases: composePhases,
  differentiation(lesson) {
    const { sections } = lesson.pack
    const random = lesson.random('differentiation')
    return {
      support: sentences(lesson, random, sections.support, 2),
      core: sentences(lesson, random, sections.core, 2, 1),
      challenge: sentences(lesson, random, sections.challenge, 2, 2),
    }
  },
  assessment(lesson, objectives) {
    const { pack, content, request, stage } = lesson
    const random = lesson.random('assessment')
    const standards = typedItems(request.standards, 500).slice(0, 3).map(pack.sections.standard)
    return {
      method: random.pick(pack.sections.method)(lesson.words(0)),
      criteria: [...objectives.map(({ evidence }) => evidence).slice(0, 8 - standards.length), ...standards],
      exitQuiz: pairs(random.some(content.quiz, stage === 'primary' ? 3 : 4), 'question', 'answer'),
    }
  },
  homework: ({ content, stage }) => ({ task: content.homework, minutes: homeworkMinutes[stage] }),
  extension: (lesson) => ({
    items: sentences(lesson, lesson.random('extension'), lesson.pack.sections.extension, 2, 1),
  }),
  reflection: (lesson) => ({
    questions: sentences(lesson, lesson.random('reflection'), lesson.pack.sections.reflection, 3),
  }),
}

/** Composes one section from the lesson alone: the same lesson gives the same section, in whatever order they are asked for. */
export const composeSection = <K extends LessonSectionKey>(
  key: K,
  lesson: Lesson,
  objectives: readonly LessonObjective[],
): LessonSections[K] => composers[key](lesson, objectives)
