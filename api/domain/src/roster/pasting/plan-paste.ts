import { nameKeys } from '../names/normalise-name.ts'
import type { NameOrder } from '../names/split-name.ts'
import { readPastedNames, type PastedName, type RefusedLine } from './read-pasted-names.ts'

interface NamedPerson {
  firstName: string
  lastName: string
}

/** A new student, a student of the class, one of several possible students, or a repeat of an earlier line. */
type PastedKind = 'new' | 'matched' | 'ambiguous' | 'repeated'
/** The teacher's decision about a row. Without one, new students are added and others are not. */
export type PasteChoice = 'add' | 'skip'

export interface PasteDecisions {
  /** Null detects the order from the names. */
  order: NameOrder | null
  choices: ReadonlyMap<string, PasteChoice>
  /** Keys of the rows with first and last name swapped. */
  swapped: ReadonlySet<string>
}

export const nothingDecided: PasteDecisions = { order: null, choices: new Map(), swapped: new Set() }

export interface PastedRow<Student extends NamedPerson = NamedPerson> {
  /** Depends only on the name, not on its line or on the order of first and last name. */
  key: string
  name: PastedName
  kind: PastedKind
  isSwapped: boolean
  /** The students of the class who have this name. */
  hits: Student[]
  /** Null while undecided. */
  choice: PasteChoice | null
}

/** A line that adds no student. */
export interface LineNotAdded {
  line: number
  text: string
  reason: RefusedLine['reason'] | 'matched' | 'repeated' | 'unticked'
}

/** Accounts for every line: `toAdd`, `undecided`, `notAdded` and `blank` add up to `lines`. */
export interface PastePlan<Student extends NamedPerson = NamedPerson> {
  lines: number
  blank: number
  rows: PastedRow<Student>[]
  order: NameOrder
  isCertain: boolean
  toAdd: PastedName[]
  undecided: number
  /** Ordered by line. */
  notAdded: LineNotAdded[]
}

/** Plans what pasted names add to a class. */
export function planPaste<Student extends NamedPerson>(
  text: string,
  students: readonly Student[],
  { order, choices, swapped }: PasteDecisions = nothingDecided,
): PastePlan<Student> {
  const { names, refused, ...read } = readPastedNames(text, order ?? undefined)
  const byKey = new Map<string, Set<Student>>()
  for (const student of students)
    for (const key of nameKeys(student)) byKey.set(key, (byKey.get(key) ?? new Set()).add(student))

  const seen = new Map<string, number>()
  const rows = names.map((name): PastedRow<Student> => {
    const keys = nameKeys(name)
    const earlier = Math.max(0, ...keys.map((key) => seen.get(key) ?? 0))
    for (const key of keys) seen.set(key, earlier + 1)
    const hits = [...new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])]))]
    const kind = kindOf(hits.length, earlier)
    const key = `${keys[0] ?? name.line}#${earlier}`
    const isSwapped = swapped.has(key)
    return {
      key,
      name: isSwapped ? exchanged(name) : name,
      kind,
      isSwapped,
      hits,
      choice: choiceOf(kind, choices.get(key)),
    }
  })
  const skipped = rows
    .filter(({ choice }) => choice === 'skip')
    .map(({ name, kind }) => ({ line: name.line, text: name.text, reason: reasonOf(kind) }))
  return {
    ...read,
    rows,
    toAdd: rows.filter(({ choice }) => choice === 'add').map(({ name }) => name),
    undecided: rows.filter(({ choice }) => choice === null).length,
    notAdded: [...refused, ...skipped].sort((a, b) => a.line - b.line),
  }
}

function kindOf(hits: number, earlier: number): PastedKind {
  if (hits > 1) return 'ambiguous'
  if (hits === 1) return 'matched'
  return earlier > 0 ? 'repeated' : 'new'
}

const choiceOf = (kind: PastedKind, chosen: PasteChoice | undefined): PasteChoice | null => {
  if (chosen) return chosen
  if (kind === 'ambiguous') return null
  return kind === 'new' ? 'add' : 'skip'
}

/**
 * The reason why a row adds no student. An ambiguous row counts as `matched`: the teacher decided that it is a student
 * of the class.
 */
const reasonOf = (kind: PastedKind): LineNotAdded['reason'] => {
  if (kind === 'new') return 'unticked'
  return kind === 'repeated' ? 'repeated' : 'matched'
}

const exchanged = (name: PastedName): PastedName => ({
  ...name,
  firstName: name.lastName,
  lastName: name.firstName,
})
