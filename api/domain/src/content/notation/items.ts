import type { MathNode } from '../mathematics.ts'
import { functionNames } from './symbols.ts'

/**
 * A part of a formula while it is read. `number`, `letter`, `word`: a text of that kind; `group`: one operand of any
 * other form; `brackets`: an operand whose outer brackets a fraction doesn't need; `operator` and `space`: no operand.
 */
export interface Item {
  kind: 'number' | 'letter' | 'word' | 'group' | 'brackets' | 'operator' | 'space'
  nodes: MathNode[]
  /** Whether nothing stands between it and the item before it. */
  tight: boolean
}

export const textNode = (text: string): MathNode => ({ kind: 'text', text })

export function textItem(text: string): Omit<Item, 'tight'> {
  const nodes = [textNode(text)]
  if (text.trim() === '') return { kind: 'space', nodes }
  if (/^[0-9٠-٩۰-۹]/.test(text)) return { kind: 'number', nodes }
  if (/^\p{L}\p{M}*$/u.test(text)) return { kind: 'letter', nodes }
  return { kind: /[\p{L}\s]/u.test(text) ? 'word' : 'operator', nodes }
}

const isOperand = ({ kind }: Item): boolean => kind !== 'operator' && kind !== 'space'

/** A unit or a word, such as km: it isn't part of a fraction. */
const isPlainWord = ({ kind, nodes }: Item): boolean =>
  kind === 'word' && !(nodes[0]?.kind === 'text' && functionNames.has(nodes[0].text))

/** The nodes of an operand of a fraction; brackets around the whole operand are left out. */
const operandNodes = (items: readonly Item[]): MathNode[] => {
  const nodes = items.flatMap((item) => item.nodes)
  const [only] = items
  return items.length === 1 && only?.kind === 'brackets' ? nodes.slice(1, -1) : nodes
}

/** Removes the operand before a slash from the end of `items`: everything that is written without a gap. */
function takeNumerator(items: Item[]): Item[] {
  let from = items.length
  while (from > 0) {
    const item = items[from - 1]
    if (!item || !isOperand(item) || isPlainWord(item)) break
    from -= 1
    if (!item.tight) break
  }
  return items.splice(from)
}

/** Adds a fraction of the operand before the slash and `after`; the slash itself where either isn't an operand. */
export function addFraction(items: Item[], after: Item | null): void {
  const isFraction = after !== null && isOperand(after) && !isPlainWord(after)
  const before = isFraction ? takeNumerator(items) : []
  const [first] = before
  if (!isFraction || !first) {
    items.push({ kind: 'operator', nodes: [textNode('/')], tight: true })
    if (after) items.push({ ...after, tight: true })
    return
  }
  items.push({
    kind: 'group',
    nodes: [{ kind: 'fraction', numerator: operandNodes(before), denominator: operandNodes([after]) }],
    tight: first.tight,
  })
}

/** Adds an exponent or an index to the last item. */
export function addScript(items: Item[], mark: '^' | '_', script: MathNode[]): void {
  const [only] = script
  const isDegree = only?.kind === 'text' && script.length === 1 && (only.text === '∘' || only.text === '°')
  if (mark === '^' && isDegree) {
    items.push({ kind: 'group', nodes: [textNode('°')], tight: true })
    return
  }
  const last = items.at(-1)?.kind === 'space' ? undefined : items.pop()
  const base = last?.nodes ?? []
  const node: MathNode =
    mark === '^' ? { kind: 'power', base, exponent: script } : { kind: 'index', base, index: script }
  const kind = last?.kind === 'word' ? 'word' : 'group'
  items.push({ kind, nodes: [node], tight: last?.tight ?? false })
}

const isSpace = (node: MathNode | undefined): boolean => node?.kind === 'text' && node.text.trim() === ''

/** Whether a typed gap between two items is kept: it separates words and numbers, but LaTeX ignores the others. */
const separates = (a: Item, b: Item): boolean =>
  isOperand(a) &&
  isOperand(b) &&
  (a.kind === 'word' || b.kind === 'word' || (a.kind === 'number' && b.kind === 'number'))

/** The items in a row, with the gaps between words or numbers. */
export function joinItems(items: readonly Item[]): MathNode[] {
  const row = items
    .flatMap((item, index) => {
      const previous = items[index - 1]
      return !item.tight && previous && separates(previous, item)
        ? [textNode(' '), ...item.nodes]
        : item.nodes
    })
    .filter((node, index, all) => !(isSpace(node) && isSpace(all[index - 1])))
  const start = row.findIndex((node) => !isSpace(node))
  return start < 0 ? [] : row.slice(start, row.findLastIndex((node) => !isSpace(node)) + 1)
}
