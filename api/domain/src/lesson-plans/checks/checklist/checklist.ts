import { bloomLevels, type BloomLevel } from '../../../exams/bloom-level.ts'
import {
  valueOf,
  type CheckedRequest,
  type LessonContent,
  type Objective,
} from '../content/lesson-content.ts'
import { excludedIn, unlistedIn } from '../materials/check-materials.ts'
import { totalMinutes } from '../plan/total-minutes.ts'
import { objectivesWithoutQuestion } from '../quiz/objectives-without-question.ts'

/** A lesson needs this many thinking levels, or as many as it has objectives. */
const fewestLevels = 3
const mostMaterials = 3

/** A plan, as far as the checklist needs it. Any section may be missing. */
export interface ChecklistPlan {
  request: CheckedRequest
  objectives: readonly Objective[]
  sections: readonly LessonContent[]
  /** The letters of the need-groups that the plan is for; empty without a class. */
  groups?: readonly string[]
}

interface Row {
  /** Null while the section that decides it isn't written. */
  ok: boolean | null
}

/** The rows beside a lesson plan, in their order. */
export type ChecklistRow =
  | (Row & {
      id: 'minutes'
      params: { sum: number; duration: number }
      /** Code can repair it with `fitPhases`. */
      fix: 'fit-minutes' | null
    })
  | (Row & {
      id: 'assessment'
      /** `missing`: the positions of the objectives without a quiz question, from 1. */
      params: { objectives: number; missing: number[] }
    })
  | (Row & {
      id: 'levels'
      /** The thinking levels of the objectives, from simplest to most demanding. */
      params: { levels: BloomLevel[] }
    })
  | (Row & {
      id: 'differentiation'
      /** `groups`: the letters of the groups with a task. `missing`: `support`, `challenge` or the letter of a group. */
      params: { groups: string[]; missing: string[] }
    })
  | (Row & {
      id: 'materials'
      /** `listed`: the first ones. `excluded`: used although the teacher excluded them. `unlisted`: used, not listed. */
      params: { listed: string[]; excluded: string[]; unlisted: string[] }
    })

function minutesRow({ sections, request }: ChecklistPlan): ChecklistRow {
  const phases = valueOf(sections, 'phases')?.items
  const sum = phases ? totalMinutes(phases) : 0
  const ok = phases ? sum === request.durationMin : null
  const isFixable = ok === false && (phases?.length ?? 0) <= request.durationMin
  return {
    id: 'minutes',
    ok,
    params: { sum, duration: request.durationMin },
    fix: isFixable ? 'fit-minutes' : null,
  }
}

function assessmentRow({ sections, objectives }: ChecklistPlan): ChecklistRow {
  const quiz = valueOf(sections, 'assessment')?.exitQuiz
  const missing = quiz ? objectivesWithoutQuestion(quiz, objectives.length) : []
  const ok = quiz ? missing.length === 0 : null
  return { id: 'assessment', ok, params: { objectives: objectives.length, missing } }
}

function levelsRow({ objectives }: ChecklistPlan): ChecklistRow {
  const levels = bloomLevels.filter((level) => objectives.some(({ bloomLevel }) => bloomLevel === level))
  return { id: 'levels', ok: levels.length >= Math.min(fewestLevels, objectives.length), params: { levels } }
}

function differentiationRow({ sections, groups = [] }: ChecklistPlan): ChecklistRow {
  const value = valueOf(sections, 'differentiation')
  if (!value) return { id: 'differentiation', ok: null, params: { groups: [], missing: [] } }
  // Plans of older versions have no sheet, and so no finished versions of it.
  const hasSheet = valueOf(sections, 'studentSheet') !== undefined
  const served = value.groups.map(({ letter }) => letter)
  const missing = [
    ...(value.support.length === 0 || (hasSheet && value.supportTasks.length === 0) ? ['support'] : []),
    ...(value.challenge.length === 0 || (hasSheet && value.challengeTasks.length === 0) ? ['challenge'] : []),
    ...groups.filter((letter) => !served.includes(letter)),
  ]
  return { id: 'differentiation', ok: missing.length === 0, params: { groups: served, missing } }
}

function materialsRow({ sections, request }: ChecklistPlan): ChecklistRow {
  const items = valueOf(sections, 'materials')?.items
  // They become part of a sentence.
  const listed = (items ?? []).slice(0, mostMaterials).map((item) => item.replace(/\s*[.;:؛]+$/u, ''))
  if (!items) return { id: 'materials', ok: null, params: { listed, excluded: [], unlisted: [] } }
  const excluded = [...new Set(sections.flatMap((section) => excludedIn(section, request)))]
  const unlisted = sections
    .flatMap((section) => unlistedIn(section, items, request))
    .filter((material) => !excluded.includes(material))
  const ok = items.length > 0 && excluded.length === 0 && unlisted.length === 0
  return { id: 'materials', ok, params: { listed, excluded, unlisted } }
}

/** The checklist of a plan: minutes, assessment, thinking levels, differentiation and materials. Cheap enough for each edit. */
export const checklistOf = (plan: ChecklistPlan): ChecklistRow[] => [
  minutesRow(plan),
  assessmentRow(plan),
  levelsRow(plan),
  differentiationRow(plan),
  materialsRow(plan),
]
