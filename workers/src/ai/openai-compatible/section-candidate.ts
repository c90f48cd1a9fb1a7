import { fitPhases } from '@classeur/domain/lesson-plans'
import { lessonSections, type LessonSectionKey } from '@classeur/contracts'
import type { LessonPlanEvent } from '../text-generator.ts'

type FinishedSection = Extract<LessonPlanEvent, { type: 'section' }>
/** `problems` go into the repair prompt: each names a path and the broken rule. */
export type SectionCandidate = { section: FinishedSection } | { problems: string[] }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keeps the fields of the schema; models add fields of their own and omit the object around a single list. */
function keepSchemaFields(key: LessonSectionKey, value: unknown): unknown {
  const fields = Object.keys(lessonSections[key].shape)
  const object = Array.isArray(value) && fields.includes('items') ? { items: value } : value
  if (!isObject(object)) return object
  return Object.fromEntries(fields.filter((field) => field in object).map((field) => [field, object[field]]))
}

function asMinutes(value: unknown): unknown {
  const minutes = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof minutes === 'number' && Number.isFinite(minutes) ? Math.max(1, Math.round(minutes)) : value
}

function prepare(key: LessonSectionKey, value: unknown): unknown {
  const kept = keepSchemaFields(key, value)
  if (key !== 'phases' || !isObject(kept) || !Array.isArray(kept['items'])) return kept
  const items = kept['items'].map((phase: unknown) =>
    isObject(phase) ? { ...phase, minutes: asMinutes(phase['minutes']) } : phase,
  )
  return { items, fittedFromMin: null }
}

/** Checks a model's section against its schema and adjusts the minutes of the phases to the lesson's duration. */
export function checkSection(key: LessonSectionKey, value: unknown, durationMin: number): SectionCandidate {
  const parsed = lessonSections[key].safeParse(prepare(key, value))
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.map(
        ({ path, message }) => `${[key, ...path].map(String).join('.')}: ${message}`,
      ),
    }
  }
  const section = { type: 'section', key, value: parsed.data } as FinishedSection
  if (section.key !== 'phases') return { section }
  if (section.value.items.length > durationMin) {
    return { problems: [`phases.items: at most ${durationMin} phases fit into ${durationMin} minutes`] }
  }
  return { section: { ...section, value: fitPhases(section.value.items, durationMin) } }
}
