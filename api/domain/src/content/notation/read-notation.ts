import { partsOf, type MathNode } from '../mathematics.ts'
import { matchBrackets } from './brackets.ts'
import {
  accentCommands,
  doubleStruckOf,
  fractionCommands,
  gapCommands,
  layoutCommands,
  punctuationCommands,
  textCommands,
  typefaceCommands,
} from './commands.ts'
import { addFraction, addScript, joinItems, textItem, textNode, type Item } from './items.ts'
import { functionNames, symbolOf, typedCharacters, typedOperators } from './symbols.ts'
import { commandAt, lettersAt, numberAt, readTextArgument, shownNumber } from './tokens.ts'

/** Longer formulas are left as text. */
const longestFormula = 600
/** More deeply nested formulas are left as text, so that nothing that shows a formula can overflow. */
const deepestFormula = 12

/** Ends the reading of a formula that contains something else. */
class Unreadable extends Error {}

type Atom = Omit<Item, 'tight'>

/** Reads one formula from left to right. */
class Reader {
  private at = 0
  private depth = 0
  private readonly source: string
  private readonly matches: ReadonlyMap<number, number>

  constructor(source: string) {
    this.source = source
    this.matches = matchBrackets(source)
  }

  readAll(): MathNode[] {
    return this.readUpTo(this.source.length)
  }

  private readUpTo(end: number): MathNode[] {
    if ((this.depth += 1) > deepestFormula) throw new Unreadable()
    const items: Item[] = []
    let tight = false
    for (;;) {
      if (this.skipGaps(end)) tight = false
      if (this.at >= end) break
      this.readNext(items, end, tight)
      tight = true
    }
    // A bracket or an argument that reaches beyond the end belongs to another group.
    if (this.at > end) throw new Unreadable()
    this.depth -= 1
    return joinItems(items)
  }

  private readNext(items: Item[], end: number, tight: boolean): void {
    const char = this.source[this.at] ?? ''
    if (char === '^' || char === '_') {
      this.at += 1
      addScript(items, char, this.readScript(end))
    } else if (/[/⁄∕]/.test(char)) {
      this.at += 1
      this.skipGaps(end)
      addFraction(items, this.at < end ? this.readDenominator(end) : null)
    } else items.push({ ...this.readAtom(end), tight })
  }

  private skipGaps(end: number): boolean {
    const start = this.at
    while (this.at < end && /[\s~]/.test(this.source[this.at] ?? '')) this.at += 1
    return this.at > start
  }

  /** The group whose opening bracket is at the current position, without its brackets. */
  private readGroup(): MathNode[] {
    const end = this.matches.get(this.at)
    if (end === undefined) throw new Unreadable()
    this.at += 1
    const nodes = this.readUpTo(end)
    this.at = end + 1
    return nodes
  }

  /** What a command is followed by: a group, a command, or one digit or letter. */
  private readArgument(end: number): MathNode[] {
    this.skipGaps(end)
    if (this.at >= end) throw new Unreadable()
    const char = String.fromCodePoint(this.source.codePointAt(this.at) ?? 0)
    if (char === '{') return this.readGroup()
    if (char === '\\') return this.readAtom(end).nodes
    if (!/[\p{L}\p{N}]/u.test(char)) throw new Unreadable()
    this.at += char.length
    return [textNode(char)]
  }

  /** An exponent or index: unlike in LaTeX, it may be typed as `-12` or `(n+1)` without braces. */
  private readScript(end: number): MathNode[] {
    this.skipGaps(end)
    if (this.at >= end) throw new Unreadable()
    const char = this.source[this.at] ?? ''
    if (char === '{' || (char === '(' && this.matches.has(this.at))) return this.readGroup()
    const sign = /[-−+]/.test(char) ? this.readAtom(end).nodes : []
    if (this.at >= end || /[\s^_/]/.test(this.source[this.at] ?? '')) {
      if (sign.length === 0) throw new Unreadable()
      return sign
    }
    return [...sign, ...this.readAtom(end).nodes]
  }

  private readDenominator(end: number): Item {
    const items: Item[] = []
    if (/[/⁄∕^_]/.test(this.source[this.at] ?? '')) throw new Unreadable()
    items.push({ ...this.readAtom(end), tight: false })
    while (this.at < end && /[\^_]/.test(this.source[this.at] ?? '')) this.readNext(items, end, true)
    const [first] = items
    return items.length === 1 && first ? first : { kind: 'group', nodes: joinItems(items), tight: false }
  }

  private readAtom(end: number): Atom {
    const char = String.fromCodePoint(this.source.codePointAt(this.at) ?? 0)
    if (char === '\\') return this.readCommand(end)
    if (char === '{') return { kind: 'group', nodes: this.readGroup() }
    if ((char === '(' || char === '[') && this.matches.has(this.at)) {
      const nodes = [textNode(char), ...this.readGroup(), textNode(char === '(' ? ')' : ']')]
      return { kind: char === '(' ? 'brackets' : 'group', nodes }
    }
    const number = numberAt(this.source, this.at)
    if (number) return this.take(number, shownNumber(number))
    const letters = lettersAt(this.source, this.at)
    if (letters) return this.readLetters(letters, end)
    if (/[}$&]/.test(char)) throw new Unreadable()
    const operator = typedOperators.find(([typed]) => this.source.startsWith(typed, this.at))
    if (operator) return this.take(...operator)
    return this.take(char, typedCharacters.get(char) ?? char)
  }

  private take(typed: string, shown = typed): Atom {
    this.at += typed.length
    return textItem(shown)
  }

  private readLetters(letters: string, end: number): Atom {
    const next = this.at + letters.length
    if (letters === 'sqrt' && this.source[next] === '(' && this.matches.has(next) && next < end) {
      this.at = next
      return { kind: 'group', nodes: [{ kind: 'root', radicand: this.readGroup(), degree: null }] }
    }
    return this.take(letters, letters === 'pi' ? 'π' : letters)
  }

  private readCommand(end: number): Atom {
    const name = commandAt(this.source, this.at + 1)
    this.at += 1 + name.length
    const node = this.readStructure(name, end)
    if (node) return { kind: 'group', nodes: [node] }
    if (textCommands.has(name)) return this.readText()
    if (typefaceCommands.has(name)) return { kind: 'group', nodes: this.readArgument(end) }
    if (name === 'mathbb') return { kind: 'letter', nodes: this.readArgument(end).map(doubleStruckOf) }
    if (layoutCommands.has(name)) {
      // `\left.` and `\right.` stand for no bracket.
      if (/^(left|right)$/.test(name) && this.source[this.at] === '.') this.at += 1
      return { kind: 'space', nodes: [] }
    }
    if (gapCommands.has(name)) return { kind: 'space', nodes: [textNode('\u2003')] }
    const punctuation = punctuationCommands[name]
    if (punctuation !== undefined) return punctuation ? textItem(punctuation) : { kind: 'space', nodes: [] }
    const symbol = symbolOf(name) ?? (functionNames.has(name) ? name : undefined)
    if (symbol === undefined) throw new Unreadable()
    return textItem(symbol)
  }

  private readStructure(name: string, end: number): MathNode | null {
    if (fractionCommands.has(name))
      return { kind: 'fraction', numerator: this.readArgument(end), denominator: this.readArgument(end) }
    if (name === 'sqrt') {
      this.skipGaps(end)
      const degree = this.source[this.at] === '[' ? this.readGroup() : null
      return { kind: 'root', degree, radicand: this.readArgument(end) }
    }
    const accent = accentCommands.get(name)
    return accent ? { kind: 'accent', accent, base: this.readArgument(end) } : null
  }

  private readText(): Atom {
    const end = this.source[this.at] === '{' ? this.matches.get(this.at) : undefined
    if (end === undefined) throw new Unreadable()
    const text = readTextArgument(this.source.slice(this.at + 1, end))
    if (text === null) throw new Unreadable()
    this.at = end + 1
    const shown = text.trim()
    if (shown === '') return textItem(' ')
    // Gaps at either end separate the words from the formula.
    const gap = (isThere: boolean) => (isThere ? [textNode(' ')] : [])
    // Also a unit of one letter, as in m/s, is a word.
    const { kind, nodes } = textItem(shown)
    return {
      kind: kind === 'letter' ? 'word' : kind,
      nodes: [...gap(/^\s/.test(text)), ...nodes, ...gap(/\s$/.test(text))],
    }
  }
}

const depthOf = (nodes: readonly MathNode[]): number =>
  Math.max(
    0,
    ...nodes.map((node) => (node.kind === 'text' ? 0 : 1 + Math.max(...partsOf(node).map(depthOf)))),
  )

/**
 * Reads a formula, without its delimiters: the part of LaTeX that school needs, and what people type in a line
 * (`1/2`, `(x+1)/2`, `x^2`, `sqrt(2)`). Null if it contains anything else, such as an unknown command. Never throws.
 */
export function readNotation(source: string): MathNode[] | null {
  if (source.length > longestFormula) return null
  try {
    const nodes = new Reader(source).readAll()
    return nodes.length > 0 && depthOf(nodes) <= deepestFormula ? nodes : null
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}
