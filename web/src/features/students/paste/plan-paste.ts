import {
  nameKeys,
  NewStudent,
  parseNames,
  type NameOrder,
  type ParsedName,
  type Student,
} from '@classeur/contracts'

/** What a pasted line is: somebody new, of the class already, one of several of the class, there twice, no name. */
export type PastedKind = 'new' | 'matched' | 'ambiguous' | 'repeated' | 'invalid'
/** What was decided about a line; undefined where nothing was: then new ones are added, and others are not. */
export type PasteChoice = 'add' | 'skip'

export interface PastedRow {
  /** The same for the same name, wherever the line is moved to. */
  key: string
  name: ParsedName
  kind: PastedKind
  /** Who of the class it could be. */
  hits: Student[]
  /** Null: to be decided. */
  choice: PasteChoice | null
}

export interface PastePlan {
  rows: PastedRow[]
  order: NameOrder
  isCertain: boolean
  toAdd: NewStudent[]
  undecided: number
}

/** What would come of the pasted text; `order` null lets the names themselves say it. */
export function planPaste(
  text: string,
  order: NameOrder | null,
  students: readonly Student[],
  choices: ReadonlyMap<string, PasteChoice>,
): PastePlan {
  const parsed = parseNames(text, order ?? undefined)
  const byKey = new Map<string, Set<Student>>()
  for (const student of students)
    for (const key of nameKeys(student)) byKey.set(key, (byKey.get(key) ?? new Set()).add(student))

  const seen = new Map<string, number>()
  const rows = parsed.names.map((name): PastedRow => {
    const keys = nameKeys(name)
    const earlier = Math.max(0, ...keys.map((key) => seen.get(key) ?? 0))
    for (const key of keys) seen.set(key, earlier + 1)
    const hits = [...new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])]))]
    const kind = kindOf(name, hits.length, earlier)
    const key = `${keys[0] ?? name.line}#${earlier}`
    return { key, name, kind, hits, choice: choiceOf(kind, choices.get(key)) }
  })
  return {
    rows,
    order: parsed.order,
    isCertain: parsed.isCertain,
    toAdd: rows.filter(({ choice }) => choice === 'add').map(({ name }) => studentOf(name)),
    undecided: rows.filter(({ choice }) => choice === null).length,
  }
}

function kindOf(name: ParsedName, hits: number, earlier: number): PastedKind {
  const { firstName, lastName } = name
  if (!NewStudent.safeParse({ firstName, lastName }).success) return 'invalid'
  if (hits > 1) return 'ambiguous'
  if (hits === 1) return 'matched'
  return earlier > 0 ? 'repeated' : 'new'
}

const choiceOf = (kind: PastedKind, chosen: PasteChoice | undefined): PasteChoice | null => {
  if (kind === 'invalid') return 'skip'
  if (chosen) return chosen
  if (kind === 'ambiguous') return null
  return kind === 'new' ? 'add' : 'skip'
}

const studentOf = ({ firstName, lastName }: ParsedName): NewStudent =>
  NewStudent.parse({ firstName, lastName })
