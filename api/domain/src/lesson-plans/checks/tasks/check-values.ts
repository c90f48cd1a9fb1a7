import type { Language } from '../../../text/language.ts'
import { expressionsIn } from '../arithmetic/expressions.ts'
import { rationalText } from '../arithmetic/rational.ts'
import { tokensIn } from '../arithmetic/tokens.ts'
import { valueOf, type LessonContent, type LessonFacts } from '../content/lesson-content.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { homeworkId } from './lesson-tasks.ts'

/** Fewer numbers may be the same by chance. */
const fewestNumbers = 3

/** What makes the values of a problem recognisable: its calculations, or else its set of numbers. */
function valuesOf(problem: string, language: Language): string[] {
  const calculations = expressionsIn(problem, language).flatMap(({ key, hasOperator }) =>
    hasOperator ? [key] : [],
  )
  if (calculations.length > 0) return calculations
  const numbers = tokensIn(problem, language)
    .tokens.flatMap((token) => (token.kind === 'number' ? [rationalText(token.value)] : []))
    .toSorted()
  return new Set(numbers).size >= fewestNumbers ? [numbers.join(' ')] : []
}

function problemsOf(section: LessonContent): { id: string; text: string }[] {
  switch (section.key) {
    case 'examples':
      return section.value.faded
        ? [{ id: section.value.faded.problem, text: section.value.faded.problem }]
        : []
    case 'studentSheet':
      return section.value.tasks.map(({ id, prompt }) => ({ id, text: prompt }))
    case 'differentiation':
      return [...section.value.supportTasks, ...section.value.challengeTasks].map(({ id, prompt }) => ({
        id,
        text: prompt,
      }))
    case 'homework':
      return [{ id: homeworkId, text: section.value.task }]
    default:
      return []
  }
}

/** Tasks have values of their own, so that no answer can be copied from a worked example. */
export function checkValues(section: LessonContent, { finished, language }: LessonFacts): LessonFinding[] {
  const examples = section.key === 'examples' ? section.value : valueOf(finished, 'examples')
  const shown = new Set((examples?.worked ?? []).flatMap(({ problem }) => valuesOf(problem, language)))
  return problemsOf(section)
    .filter(({ text }) => valuesOf(text, language).some((values) => shown.has(values)))
    .map(({ id }) =>
      findingsIn(section.key)(
        'values-reused',
        { task: id },
        `Task ${id} has the values of a worked example. Give it other values.`,
      ),
    )
}
