import {
  activeLeaves,
  type ExamExercise,
  type ExamLeaf,
  type ExamQuestion,
  type ExamStructure,
} from '../exam-structure.ts'

/**
 * One difference between two structures. `id`: of the leaf; a renamed thing may also be a question with parts or an
 * exercise. Maxima in hundredths of a point.
 */
export type StructureDifference =
  | { kind: 'added' | 'removed'; id: string; label: string }
  | { kind: 'renamed'; id: string; label: string; was: string }
  /** An exercise got its first name, or lost its name: `label` is the only one. */
  | { kind: 'named' | 'unnamed'; id: string; label: string }
  | { kind: 'maximum'; id: string; label: string; old: number; new: number }
  | { kind: 'details'; id: string; label: string }
  | { kind: 'order' }

const details = ({ stepHundredths, skills, bloomLevel, isBonus, usualErrors }: ExamLeaf) =>
  JSON.stringify({ stepHundredths, skills, bloomLevel, isBonus, usualErrors })

const isInUse = ({ parts }: ExamQuestion) => parts.some(({ retiredAt }) => retiredAt === null)

/** A question without parts has the label of its leaf. */
const isWhole = ({ label, parts }: ExamQuestion) => parts.length === 1 && parts[0]?.label === label

/** The exercises with questions in use. An exam with one total has none. */
const exercisesOf = ({ mode, exercises }: ExamStructure): ExamExercise[] =>
  mode === 'total' ? [] : exercises.filter(({ questions }) => questions.some(isInUse))

const questionsOf = (structure: ExamStructure): ExamQuestion[] =>
  exercisesOf(structure).flatMap(({ questions }) => questions.filter(isInUse))

/** The things of the same id in both structures, as before and after. */
function inBoth<Thing extends { id: string }>(before: readonly Thing[], after: readonly Thing[]) {
  const old = new Map(before.map((thing) => [thing.id, thing]))
  return after.flatMap((now): { was: Thing; now: Thing }[] => {
    const was = old.get(now.id)
    return was ? [{ was, now }] : []
  })
}

function renamedExercises(before: ExamStructure, after: ExamStructure): StructureDifference[] {
  return inBoth(exercisesOf(before), exercisesOf(after)).flatMap(({ was, now }): StructureDifference[] => {
    if (was.label === now.label) return []
    const { id, label } = now
    if (was.label === '') return [{ kind: 'named', id, label }]
    if (label === '') return [{ kind: 'unnamed', id, label: was.label }]
    return [{ kind: 'renamed', id, label, was: was.label }]
  })
}

/** A question without parts is renamed with its leaf. */
function renamedQuestions(before: ExamStructure, after: ExamStructure): StructureDifference[] {
  return inBoth(questionsOf(before), questionsOf(after)).flatMap(({ was, now }): StructureDifference[] => {
    const { id, label } = now
    if (was.label === label || (isWhole(was) && isWhole(now))) return []
    return [{ kind: 'renamed', id, label, was: was.label }]
  })
}

/** The exercise, question and leaf of each leaf that both structures use. */
function order(structure: ExamStructure, common: ReadonlySet<string>): string {
  const places = exercisesOf(structure).flatMap((exercise) =>
    exercise.questions.flatMap((question) =>
      question.parts.flatMap(({ id, retiredAt }) =>
        retiredAt === null && common.has(id) ? [[exercise.id, question.id, id]] : [],
      ),
    ),
  )
  return JSON.stringify(places)
}

/**
 * The differences between two structures: names of exercises and questions, then the leaves in their order, then
 * `order` if leaves moved or nothing else explains the difference.
 */
export function compareStructures(before: ExamStructure, after: ExamStructure): StructureDifference[] {
  const old = new Map(activeLeaves(before).map((leaf) => [leaf.id, leaf]))
  const now = activeLeaves(after)

  const changed = now.flatMap((leaf): StructureDifference[] => {
    const { id, label } = leaf
    const was = old.get(id)
    if (!was) return [{ kind: 'added', id, label }]
    const differences: StructureDifference[] = []
    if (was.label !== label) differences.push({ kind: 'renamed', id, label, was: was.label })
    if (was.maxHundredths !== leaf.maxHundredths)
      differences.push({ kind: 'maximum', id, label, old: was.maxHundredths, new: leaf.maxHundredths })
    if (details(was) !== details(leaf)) differences.push({ kind: 'details', id, label })
    return differences
  })
  const nowIds = new Set(now.map(({ id }) => id))
  const removed = [...old.values()].flatMap((leaf): StructureDifference[] =>
    nowIds.has(leaf.id) ? [] : [{ kind: 'removed', id: leaf.id, label: leaf.label }],
  )
  const differences = [
    ...renamedExercises(before, after),
    ...renamedQuestions(before, after),
    ...changed,
    ...removed,
  ]
  const common = new Set([...old.keys()].filter((id) => nowIds.has(id)))
  const isMoved = order(before, common) !== order(after, common)
  const isUnexplained = differences.length === 0 && JSON.stringify(before) !== JSON.stringify(after)
  return isMoved || isUnexplained ? [...differences, { kind: 'order' }] : differences
}
