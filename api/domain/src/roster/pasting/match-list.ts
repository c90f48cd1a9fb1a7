import { NameIndex } from '../importing/name-index.ts'
import { nameKeys } from '../names/normalise-name.ts'
import { readPastedNames } from './read-pasted-names.ts'

interface NamedStudent {
  id: string
  firstName: string
  lastName: string
}

/**
 * `matched`: one student has this name. `several`: more than one student has it. `repeated`: another line names the same
 * student. `unknown`: no student has this name. `no-name`: the line is blank, a heading, or not a name.
 */
export type ListLineKind = 'matched' | 'several' | 'repeated' | 'unknown' | 'no-name'

/** One line of a list of names from another program. */
export interface ListLine {
  /** The line as pasted. */
  text: string
  kind: ListLineKind
  /** The students who have this name. */
  studentIds: string[]
}

/**
 * Matches each line of a pasted list with a class, by `nameKeys`. Never guesses between two students, and matches no
 * student twice. Returns one entry per line, so that a column copied in this order fits beside the list.
 */
export function matchList(text: string, students: readonly NamedStudent[]): ListLine[] {
  const index = new NameIndex<string>()
  for (const student of students) index.add(nameKeys(student), student.id)
  const { lines, names, refused } = readPastedNames(text)
  const matched = new Map(
    names.map((name) => [name.line, { ...name, studentIds: index.find(nameKeys(name)) }]),
  )
  const refusedTexts = new Map(refused.map((line) => [line.line, line.text]))
  const uses = new Map<string, number>()
  for (const { studentIds } of matched.values()) {
    const [only, ...others] = studentIds
    if (only !== undefined && others.length === 0) uses.set(only, (uses.get(only) ?? 0) + 1)
  }
  const kindOf = ([first, ...others]: readonly string[]): ListLineKind => {
    if (first === undefined) return 'unknown'
    if (others.length > 0) return 'several'
    return (uses.get(first) ?? 0) > 1 ? 'repeated' : 'matched'
  }
  return Array.from({ length: lines }, (_, line): ListLine => {
    const name = matched.get(line)
    if (!name) return { text: refusedTexts.get(line) ?? '', kind: 'no-name', studentIds: [] }
    return { text: name.text, kind: kindOf(name.studentIds), studentIds: name.studentIds }
  })
}
