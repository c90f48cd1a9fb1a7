import type { Language } from '../../text/language.ts'
import { maxLeaves, structureLimits, type ExamStructure } from '../exam-structure.ts'
import { newLeaf } from '../structure/new-leaf.ts'
import {
  readStructureLine,
  skillIndex,
  type LibrarySkill,
  type LineProblem,
  type ReadLine,
} from './read-structure-line.ts'
import { totalLabels } from './structure-words.ts'

/** The result of one pasted line; `line` counts from 1 and includes empty lines. */
export interface StructureLine {
  line: number
  text: string
  result:
    | { ok: true; kind: 'exercise' | 'question-heading'; label: string }
    | ({ ok: true; kind: 'question' | 'part' } & Omit<Extract<ReadLine, { kind: 'marked' }>, 'kind'>)
    | { ok: false; label: string; reason: LineProblem }
}

export interface ParsedStructure {
  lines: StructureLine[]
  /** The structure of the valid lines; null without a valid question. */
  structure: ExamStructure | null
}

type Exercise = ExamStructure['exercises'][number]

/**
 * `Q1a`, `Q1 b)`, `1.c`, `س1أ` are parts of a question: the label of the question ends in a digit, and a part adds
 * one letter.
 */
const partOf = (label: string): string | null =>
  /^(.*[\p{N}])\s*[.)\-–]?\s*\(?\p{L}\)?$/u.exec(label)?.[1]?.trim() ?? null

/**
 * Parses pasted lines into an exam: `Q1 / 4 / fractions`, `Ex 1`, `Q1a ; 1,5`, with a tab, `;` or `/` between label,
 * points and skills, digits of any script, and `bonus` for bonus questions. Each line is either parsed or reported
 * with a reason; no line is guessed or dropped. `newId` returns ids of 24 hexadecimal digits; `language` determines
 * the label of the total. Lines before the first exercise continue one that already has questions with the labels
 * `taken`.
 */
export function parseStructureLines(
  text: string,
  skills: readonly LibrarySkill[],
  language: Language,
  newId: () => string,
  taken: ReadonlySet<string> = new Set(),
): ParsedStructure {
  const skillsByName = skillIndex(skills)
  const exercises: Exercise[] = []
  /** Questions with their own points, which can't have parts. */
  const whole = new Set<string>()
  let leaves = 0

  const exercise = (): Exercise => {
    const last = exercises.at(-1) ?? { id: newId(), label: '', questions: [] }
    if (exercises.length === 0) exercises.push(last)
    return last
  }
  const openExercise = (label: string): LineProblem | null => {
    if (exercises.length >= structureLimits.exercises) return 'too-many'
    exercises.push({ id: newId(), label, questions: [] })
    return null
  }

  function addLeaf(read: Extract<ReadLine, { kind: 'marked' }>): { kind: 'question' | 'part' } | LineProblem {
    const { label: exerciseLabel, questions } = exercise()
    const base = partOf(read.label)
    const continuesOther = exerciseLabel === '' && exercises.length === 1
    if (continuesOther && (taken.has(read.label) || (base !== null && taken.has(base))))
      return 'duplicate-label'
    const own = questions.find(({ label }) => label === (base ?? read.label))
    if (questions.some(({ parts }) => parts.some(({ label }) => label === read.label)))
      return 'duplicate-label'
    if (own && base === null) return 'duplicate-label'
    if (own && whole.has(own.id)) return 'question-has-points'
    const isFull =
      leaves >= maxLeaves ||
      (own
        ? own.parts.length >= structureLimits.partsPerQuestion
        : questions.length >= structureLimits.questionsPerExercise)
    if (isFull) return 'too-many'
    leaves += 1
    const { maxHundredths, isBonus, skillIds } = read
    const weighted = skillIds.map((skillId) => ({ skillId, weight: 1 }))
    const leaf = newLeaf(newId(), read.label, maxHundredths, { isBonus, skills: weighted })
    if (own) own.parts.push(leaf)
    else {
      const question = { id: newId(), label: base ?? read.label, parts: [leaf] }
      if (base === null) whole.add(question.id)
      questions.push(question)
    }
    return { kind: base === null ? 'question' : 'part' }
  }

  const texts = text.split(/\r\n|\r|\n/)
  const lines = texts.flatMap((line, index): StructureLine[] => {
    if (line.trim() === '') return []
    const read = readStructureLine(line, skillsByName)
    const lineWith = (result: StructureLine['result']) => [{ line: index + 1, text: line, result }]
    if (read.kind === 'problem') return lineWith({ ok: false, label: read.label, reason: read.reason })
    if (read.kind === 'heading') {
      if (!read.isExercise) {
        const next = texts.slice(index + 1).find((other) => other.trim() !== '')
        const nextRead = next === undefined ? null : readStructureLine(next, skillsByName)
        const isQuestion = nextRead?.kind === 'marked' && partOf(nextRead.label) === read.label
        return isQuestion
          ? lineWith({ ok: true, kind: 'question-heading', label: read.label })
          : lineWith({ ok: false, label: read.label, reason: 'max-missing' })
      }
      const problem = openExercise(read.label)
      return lineWith(
        problem
          ? { ok: false, label: read.label, reason: problem }
          : { ok: true, kind: 'exercise', label: read.label },
      )
    }
    const placed = addLeaf(read)
    return typeof placed === 'string'
      ? lineWith({ ok: false, label: read.label, reason: placed })
      : lineWith({ ok: true, ...read, kind: placed.kind })
  })

  const filled = exercises.filter(({ questions }) => questions.length > 0)
  const parts = filled.flatMap(({ questions }) => questions.flatMap((question) => question.parts))
  const total = parts.reduce((sum, leaf) => sum + (leaf.isBonus ? 0 : leaf.maxHundredths), 0)
  const totalLeaf = newLeaf(newId(), totalLabels[language], Math.min(total || 2000, 100_000))
  return { lines, structure: leaves === 0 ? null : { mode: 'detailed', totalLeaf, exercises: filled } }
}
