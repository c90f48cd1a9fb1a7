import type { ExamStructure } from '@classeur/contracts'
import { isSame } from '../../../../drafts/field-edits.ts'
import { readPoints, writePoints } from '../../model/points.ts'
import {
  draftOf,
  isWhole,
  mapLeaves,
  type ExerciseDraft,
  type LeafDraft,
  type QuestionDraft,
  type StructureDraft,
} from '../../model/structure-draft.ts'
import { mergeOrder } from './merge-order.ts'

interface LeafRow {
  leaf: LeafDraft
  /** Whether its question is whole, so that both have one label. */
  isWhole: boolean
  questionId: string
}
interface QuestionRow {
  label: string
  exerciseId: string
}
interface ExerciseRow {
  label: string
}

/** One version of a structure as flat tables, so that a moved question is the same question. */
interface Tables {
  exercises: Map<string, ExerciseRow>
  questions: Map<string, QuestionRow>
  leaves: Map<string, LeafRow>
}

/** The edit's starting point, this edit, and what the colleague saved. */
interface Versions<Version> {
  base: Version
  mine: Version
  theirs: Version
}

const ofEach = <From, To>(versions: Versions<From>, map: (version: From) => To): Versions<To> => ({
  base: map(versions.base),
  mine: map(versions.mine),
  theirs: map(versions.theirs),
})

function withWrittenMaximum(leaf: LeafDraft): LeafDraft {
  const hundredths = readPoints(leaf.maxText)
  return hundredths === null ? leaf : { ...leaf, maxText: writePoints(hundredths) }
}

/**
 * Writes the maxima in the reader's number format, in which they can be compared as text: a draft that was begun in
 * another language has other digits or a decimal comma. A text that isn't a number stays as it was typed.
 */
const withWrittenMaxima = (draft: StructureDraft): StructureDraft => mapLeaves(draft, withWrittenMaximum)

function tablesOf({ exercises }: StructureDraft): Tables {
  const tables: Tables = { exercises: new Map(), questions: new Map(), leaves: new Map() }
  for (const exercise of exercises) {
    tables.exercises.set(exercise.id, { label: exercise.label })
    for (const question of exercise.questions) {
      tables.questions.set(question.id, { label: question.label, exerciseId: exercise.id })
      for (const leaf of question.parts)
        tables.leaves.set(leaf.id, { leaf, isWhole: isWhole(question), questionId: question.id })
    }
  }
  return tables
}

/** Takes the fields changed here from this edit, and the others from the colleague. A row on one side only stays. */
function mergeFields<Row extends object>({ base, mine, theirs }: Versions<Row | undefined>): Row | undefined {
  if (!mine || !theirs) return mine ?? theirs
  const merged = { ...mine }
  for (const field of Object.keys(mine) as (keyof Row)[])
    if (base && isSame(base[field], mine[field])) merged[field] = theirs[field]
  return merged
}

const isEdited = (base: LeafRow, row: LeafRow) => !isSame(base.leaf, row.leaf)

/** The version whose label a leaf gets. The label of a whole question is merged with the question, not with its leaf. */
function labelFrom({ base, mine, theirs }: Versions<LeafRow>): LeafRow {
  const isMine = mine.leaf.label !== base.leaf.label && !(mine.isWhole && base.isWhole)
  return isMine ? mine : theirs
}

/** Merges a leaf; null if one side removed it. A leaf that one side removed and the other changed stays. */
function mergeLeaf({ base, mine, theirs }: Versions<LeafRow | undefined>): LeafRow | null {
  if (!mine || !theirs) {
    const row = mine ?? theirs
    return row && (!base || isEdited(base, row)) ? row : null
  }
  const leaf = mergeFields({ base: base?.leaf, mine: mine.leaf, theirs: theirs.leaf })
  if (!base || !leaf) return mine
  const { leaf: labelled, isWhole: hasQuestionLabel } = labelFrom({ base, mine, theirs })
  // The server stores retired leaves unchanged, so what was typed here would be lost.
  const { retiredAt } = isEdited(base, mine) ? mine.leaf : leaf
  return { ...mine, leaf: { ...leaf, label: labelled.label, retiredAt }, isWhole: hasQuestionLabel }
}

/** Merges the rows of each id. Leaves out those for which `merge` returns nothing. */
function mergeRows<Row>(
  versions: Versions<ReadonlyMap<string, Row>>,
  merge: (row: Versions<Row | undefined>) => Row | null | undefined,
): Map<string, Row> {
  const merged = new Map<string, Row>()
  for (const id of new Set([...versions.mine.keys(), ...versions.theirs.keys()])) {
    const row = merge(ofEach(versions, (rows) => rows.get(id)))
    if (row) merged.set(id, row)
  }
  return merged
}

const idsWhere = <Row>(rows: ReadonlyMap<string, Row>, isIncluded: (row: Row) => boolean): string[] =>
  [...rows].flatMap(([id, row]) => (isIncluded(row) ? [id] : []))

const partIdsOf = (questionId: string) => (tables: Tables) =>
  idsWhere(tables.leaves, (leaf) => leaf.questionId === questionId)
const questionIdsOf = (exerciseId: string) => (tables: Tables) =>
  idsWhere(tables.questions, (question) => question.exerciseId === exerciseId)
const exerciseIds = (tables: Tables) => [...tables.exercises.keys()]

/**
 * Merges this edit with the structure that is now stored: a colleague's, or what was sent before the edit went on. What
 * only one side changed since `base` is taken from that side: labels, fields, order, additions and removals. Where both
 * changed the same field, this edit wins. If one side divided the total, the exam has questions.
 */
export function putOnTop(base: StructureDraft, mine: StructureDraft, stored: ExamStructure): StructureDraft {
  const theirs = draftOf(stored)
  const drafts = { base: withWrittenMaxima(base), mine: withWrittenMaxima(mine), theirs }
  const versions = ofEach(drafts, tablesOf)
  const merged: Tables = {
    leaves: mergeRows(
      ofEach(versions, (tables) => tables.leaves),
      mergeLeaf,
    ),
    questions: mergeRows(
      ofEach(versions, (tables) => tables.questions),
      mergeFields,
    ),
    exercises: mergeRows(
      ofEach(versions, (tables) => tables.exercises),
      mergeFields,
    ),
  }
  const { leaves, questions, exercises } = merged
  const inOrder = (idsOf: (tables: Tables) => string[]) =>
    mergeOrder(ofEach(versions, idsOf), new Set(idsOf(merged)))

  const partsOf = (questionId: string, label: string): LeafDraft[] =>
    inOrder(partIdsOf(questionId)).flatMap((id) => {
      const row = leaves.get(id)
      return row ? [row.isWhole ? { ...row.leaf, label } : row.leaf] : []
    })
  const questionsOf = (exerciseId: string): QuestionDraft[] =>
    inOrder(questionIdsOf(exerciseId)).flatMap((id) => {
      const label = questions.get(id)?.label ?? ''
      const parts = partsOf(id, label)
      return parts.length > 0 ? [{ id, label, parts }] : []
    })
  // The editor keeps an exercise whose questions were moved away, so that they can be moved back.
  const emptied = new Set(mine.exercises.flatMap(({ id, questions: own }) => (own.length === 0 ? [id] : [])))
  return {
    mode: mine.mode === 'detailed' ? mine.mode : theirs.mode,
    totalLeaf: mergeFields(ofEach(drafts, ({ totalLeaf }) => totalLeaf)) ?? drafts.mine.totalLeaf,
    exercises: inOrder(exerciseIds).flatMap((id): ExerciseDraft[] => {
      const label = exercises.get(id)?.label ?? ''
      const inside = questionsOf(id)
      return inside.length > 0 || emptied.has(id) ? [{ id, label, questions: inside }] : []
    }),
  }
}
