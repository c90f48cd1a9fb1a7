import { foldLetters } from '../../safety/fold-letters.ts'
import { valueOf, type Token } from './tokens.ts'
import type { Wording } from './wording.ts'

export interface NamedValue {
  name: string
  value: number
}

export interface NamesAndValues {
  /** What the values are about: the words before a colon that starts the list. */
  heading: string
  items: NamedValue[]
  /** The unit after every value (`%`, `kg`); empty if there is none. */
  unit: string
}

const units = new Set(
  foldLetters(
    '% ° kg g t cm mm m km l ml cl dl € $ £ euro euros dh dhs mad dollars c h min mn سم م كم كغ غ ل درجه درهم دينار ريال',
  ).split(' '),
)
const leading = new Set(
  foldLetters(
    'and et و with of on about en sur de d des du the le la les l avec مع من showing show shows called',
  ).split(' '),
)
const trailing = new Set(
  foldLetters('and et و got has have had is are est sont a ont was were with of de avec في عدد').split(' '),
)
const announcing = new Set(
  foldLetters(
    'data showing show shows values given these following donnees suivantes suivants valeurs البيانات القيم التالية يبين يمثل for pour on in about dans sur',
  ).split(' '),
)

const isSeparator = ({ kind, folded }: Token) => kind === 'sign' && /^[,;.|/]$/.test(folded)
const isColon = (token: Token | undefined) => token?.kind === 'sign' && /^[:=(]$/.test(token.folded)
const isDash = (token: Token | undefined) => token?.kind === 'sign' && token.folded === '-'
const isUnit = (token: Token | undefined) => token !== undefined && units.has(token.folded)
const isLeading = (token: Token | undefined) => token !== undefined && leading.has(token.folded)
const isTrailing = (token: Token | undefined) => token !== undefined && trailing.has(token.folded)
const isLink = ({ folded }: Token) => leading.has(folded) || announcing.has(folded)

/** Removes linking words from both ends, and an attached Arabic "and" from a name that no comma precedes. */
function trimmed(run: readonly Token[]): Token[] {
  let [start, end] = [0, run.length]
  while (start < end && isLeading(run[start])) start += 1
  while (end > start && isTrailing(run[end - 1])) end -= 1
  return run.slice(start, end)
}

function nameOf(wording: Wording, run: readonly Token[], isAttached: boolean): string {
  const [first] = run
  const last = run.at(-1)
  if (!first || !last) return ''
  for (const token of run) token.isUsed = true
  const name = wording.slice(first, last)
  return isAttached ? name.replace(/^و(?=[\u0621-\u064a]{3})/u, '') : name
}

/** Where the list starts: after the last colon that words precede and no number follows directly. */
function listStart(wording: Wording): number {
  const firstNumber = wording.tokens.findIndex(({ kind, isUsed }) => kind === 'number' && !isUsed)
  const end = firstNumber < 0 ? wording.tokens.length : firstNumber
  for (let index = end - 1; index >= 0; index -= 1) {
    const [token, next] = [wording.tokens[index], wording.tokens[index + 1]]
    if (token?.folded === ':' && next?.kind === 'word') return index + 1
    if (token?.folded === ':' && next?.kind === 'number' && wording.tokens[index - 1]?.isUsed)
      return index + 1
  }
  return 0
}

/** The free words of a heading, as written: "bar chart of favourite fruit: …" gives "favourite fruit". */
function headingOf(wording: Wording, end: number): string {
  const before = wording.tokens.slice(0, end).filter(({ kind }) => kind === 'word')
  const start = before.findLastIndex(({ isUsed }) => isUsed) + 1
  const free = trimmed(before.slice(start))
  const [first] = free
  const last = free.at(-1)
  if (!first || !last) return ''
  for (const token of free) token.isUsed = true
  return wording.slice(first, last)
}

/** Years and other numbers as names: "2019: 5, 2020: 8". */
function numberedItems(wording: Wording): NamedValue[] {
  const { tokens } = wording
  const items: NamedValue[] = []
  for (let index = 0; index + 2 < tokens.length; index += 1) {
    const [name, colon, value] = tokens.slice(index, index + 3)
    if (name?.kind !== 'number' || value?.kind !== 'number' || !isColon(colon)) continue
    items.push({ name: name.written, value: valueOf(value.folded) })
    for (const token of [name, value]) token.isUsed = true
  }
  return items
}

function unitOf(tokens: readonly Token[], index: number, writtenUnits: Set<string>): void {
  const unit = tokens[index + 1]
  if (unit && isUnit(unit)) {
    unit.isUsed = true
    writtenUnits.add(unit.folded === '%' ? '%' : unit.written)
    // "°C" is two tokens.
    const scale = tokens[index + 2]
    if (unit.folded === '°' && scale?.folded === 'c') {
      scale.isUsed = true
      writtenUnits.delete(unit.written)
      writtenUnits.add('°C')
    }
  } else writtenUnits.add('')
}

/** Reads "apples 5, pears 3", "apples: 5; pears: 3" or "5 apples and 3 pears". Consumes what it reads. */
export function namesAndValues(wording: Wording): NamesAndValues {
  const { tokens } = wording
  const start = listStart(wording)
  const numbered = numberedItems(wording)
  if (numbered.length > 1) return { heading: headingOf(wording, tokens.length), items: numbered, unit: '' }
  const isValue = (token: Token | undefined) => token?.kind === 'number' && !token.isUsed
  const isWord = (token: Token | undefined) =>
    token !== undefined && (token.kind === 'word' || token.folded === "'" || isDash(token)) && !token.isUsed
  const first = tokens.findIndex((token, index) => index >= start && isValue(token))
  const foundUnits = new Set<string>()
  const items: NamedValue[] = []
  if (first < 0) return { heading: '', items, unit: '' }
  const before = trimmed(
    tokens.slice(start, first).filter((token) => token.kind === 'word' && !token.isUsed && !isLink(token)),
  )
  const isNameFirst = before.length > 0
  let run: Token[] = []
  let isAttached = false
  const heading = headingOf(wording, start)
  for (let index = start; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (!token) break
    if (isValue(token)) {
      if (isNameFirst) {
        const name = nameOf(
          wording,
          trimmed(run.filter(({ folded }) => folded !== '-' || run.length > 2)),
          isAttached,
        )
        if (name) {
          items.push({ name, value: valueOf(token.folded) })
          token.isUsed = true
          unitOf(tokens, index, foundUnits)
        }
        run = []
        isAttached = true
      } else {
        let end = index + 1
        while (isUnit(tokens[end])) end += 1
        const names: Token[] = []
        while (
          isWord(tokens[end]) &&
          !(names.length > 0 && /^(?:and|et|و)$/.test(tokens[end]?.folded ?? ''))
        ) {
          names.push(tokens[end] as Token)
          end += 1
        }
        const name = nameOf(wording, trimmed(names), false)
        if (name) {
          unitOf(tokens, index, foundUnits)
          items.push({ name, value: valueOf(token.folded) })
          token.isUsed = true
          index = end - 1
        }
      }
    } else if (isSeparator(token)) {
      run = []
      isAttached = false
    } else if (isWord(token)) run.push(token)
  }
  const [unit = ''] = foundUnits
  const [opening, ...others] = items
  // "rainfall Jan 40, Feb 35, Mar 60": the extra words before the first name are the heading.
  const isPlain = heading === '' && others.length > 1 && others.every(({ name }) => !name.includes(' '))
  if (opening && isPlain && opening.name.includes(' ')) {
    const cut = opening.name.lastIndexOf(' ')
    const first = { name: opening.name.slice(cut + 1), value: opening.value }
    return {
      heading: opening.name.slice(0, cut),
      items: [first, ...others],
      unit: foundUnits.size === 1 ? unit : '',
    }
  }
  return { heading, items, unit: foundUnits.size === 1 ? unit : '' }
}
