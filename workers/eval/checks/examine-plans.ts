import { checkPlan, foldedWords } from '@classeur/domain/lesson-plans'
import type { FixedRequest } from '../requests/fixed-requests.ts'
import type { WrittenPlan } from '../run/write-plan.ts'
import { namedChecks, type ExaminedPlan } from './named-checks.ts'

/** Shorter sentences may be the same in two plans. */
const fewestWords = 6
/** Two plans may share a calculation. */
const formula = /\$[^$\n]+\$/gu

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** The sentences of a plan in a form in which they can be compared. */
const sentencesOf = ({ sections }: WrittenPlan): Set<string> =>
  new Set(
    sections
      .flatMap(({ value }) => stringsIn(value))
      .flatMap((text) => text.replace(formula, ' ').split(/(?<=[.!?؟:])\s+|\n/u))
      .map((sentence) => foldedWords(sentence))
      .filter((words) => words.filter((word) => /\p{L}/u.test(word)).length >= fewestWords)
      .map((words) => words.join(' ')),
  )

export interface PlanVerdict {
  /** The ids of the checks that the plan fails. */
  failed: string[]
  shared: readonly string[]
}

/** Runs all checks on the finished plans of a run; null for requests without a plan. */
export function examinePlans(
  runs: readonly { fixed: FixedRequest; written: WrittenPlan }[],
): (PlanVerdict | null)[] {
  const sentences = runs.map(({ written }) => sentencesOf(written))
  return runs.map(({ fixed: { request, context }, written }, index) => {
    if (written.outcome !== 'finished') return null
    const { sections, objectives, notes } = written
    const groups = context?.groups.map(({ letter }) => letter) ?? []
    const findings = checkPlan({
      language: request.language,
      request,
      objectives,
      sections,
      groups,
    })
    const shared = [...(sentences[index] ?? [])].filter((sentence) =>
      sentences.some((others, other) => other !== index && others.has(sentence)),
    )
    const plan: ExaminedPlan = {
      sections,
      shared,
      codes: new Set([...findings, ...notes].map(({ code }) => code)),
    }
    return { shared, failed: namedChecks.filter((check) => !check.passes(plan)).map(({ id }) => id) }
  })
}
