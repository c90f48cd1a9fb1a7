import type { Diagram } from '../../../content/diagram.ts'
import type { LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { blocksOf } from '../content/lesson-texts.ts'
import { countWords } from '../content/plain-text.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { contentStems } from '../topic/content-words.ts'
import { sameStem, stemsIn } from '../topic/stems.ts'

/** Each misconception comes with the question that reveals it, the typical wrong answer and a reply. */
function checkMisconceptions(section: LessonContent): LessonFinding[] {
  if (section.key !== 'misconceptions') return []
  return section.value.items.flatMap((item, index) => {
    const missing = (['probe', 'wrongAnswer', 'reply'] as const).filter((field) => item[field] === '')
    if (missing.length === 0) return []
    const problem = `Misconception ${index + 1} lacks: ${missing.join(', ')}.`
    return [findingsIn(section.key)('misconception-incomplete', { item: index + 1 }, problem)]
  })
}

/** A longer meaning, or one with an example, says more than the term. */
const mostWords = 6

/** A meaning says more than the term. */
function checkTerms(section: LessonContent): LessonFinding[] {
  if (section.key !== 'vocabulary') return []
  return section.value.items.flatMap(({ term, meaning }) => {
    const own = stemsIn(term)
    const isCircular = contentStems(meaning).every((stem) => own.some((other) => sameStem(stem, other)))
    if (countWords(meaning) > mostWords || /\d/u.test(meaning)) return []
    if (!isCircular || own.length === 0 || contentStems(meaning).length === 0) return []
    return [
      findingsIn(section.key)('term-circular', { term }, `The meaning of “${term}” only repeats the term.`),
    ]
  })
}

/** Every need-group of the class has a task. */
function checkGroups(section: LessonContent, { groups = [] }: LessonFacts): LessonFinding[] {
  if (section.key !== 'differentiation') return []
  const served = section.value.groups.map(({ letter }) => letter)
  return groups
    .filter((group) => !served.includes(group))
    .map((group) =>
      findingsIn(section.key)('group-missing', { group }, `Group ${group} has no task. Add it to "groups".`),
    )
}

/** Labels of marks and points that don't fit on their line or axes. */
function labelsOutside(diagram: Diagram): string[] {
  const isWithin = (value: number, { from, to }: { from: number; to: number }) => value >= from && value <= to
  if (diagram.kind === 'number-line')
    return diagram.marks
      .filter(({ at }) => !isWithin(at, diagram))
      .map(({ at, label }) => label || String(at))
  if (diagram.kind !== 'coordinate-grid') return []
  return diagram.points
    .filter(({ x, y }) => !isWithin(x, diagram.x) || !isWithin(y, diagram.y))
    .map(({ x, y, label }) => label || `(${x}, ${y})`)
}

/** Everything in a diagram is visible. */
const checkDiagrams = (section: LessonContent): LessonFinding[] =>
  blocksOf(section)
    .flatMap(({ block }) => (block.kind === 'diagram' ? labelsOutside(block.diagram) : []))
    .map((label) =>
      findingsIn(section.key)(
        'diagram-outside',
        { label },
        `“${label}” lies outside the axes of its diagram. Change the axes or the value.`,
      ),
    )

export const checkCompleteness = (section: LessonContent, facts: LessonFacts): LessonFinding[] => [
  ...checkMisconceptions(section),
  ...checkTerms(section),
  ...checkGroups(section, facts),
  ...checkDiagrams(section),
]
