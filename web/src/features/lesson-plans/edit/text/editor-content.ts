import { readInline } from '@classeur/domain/content'

/**
 * The content of an editor: text, and formulas as units that the caret passes in one step. Each unit knows the text
 * that it was typed as.
 */
const sourceAttribute = 'data-source'
/** Without a text beside a unit, browsers have no place for the caret there. */
const placeForCaret = '\u200B'

export const unitSelector = `[${sourceAttribute}]`

function unitOf(source: string, drawn: Node | undefined): HTMLElement {
  const unit = document.createElement('span')
  unit.setAttribute(sourceAttribute, source)
  unit.contentEditable = 'false'
  unit.append(drawn?.cloneNode(true) ?? source)
  return unit
}

/** Fills an editor with a text. `drawn` are its formulas in order, as the page shows them. */
export function fillEditor(box: HTMLElement, text: string, drawn: readonly Element[]): void {
  let formulas = 0
  const nodes = readInline(text).map((piece) => {
    if (piece.kind === 'text') return document.createTextNode(piece.text)
    formulas += 1
    return unitOf(piece.source, drawn[formulas - 1])
  })
  box.replaceChildren(
    ...nodes.flatMap((node, index) => {
      if (!(node instanceof HTMLElement)) return [node]
      const next = nodes[index + 1]
      const places: Node[] = []
      if (index === 0) places.push(document.createTextNode(placeForCaret))
      places.push(node)
      if (!next || next instanceof HTMLElement) places.push(document.createTextNode(placeForCaret))
      return places
    }),
  )
}

/** The text in an editor, with its formulas as they were typed. */
export function textIn(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll(placeForCaret, '')
  if (node instanceof HTMLBRElement) return '\n'
  const source = node instanceof Element ? node.getAttribute(sourceAttribute) : null
  if (source !== null) return source
  const inside = [...node.childNodes].map(textIn).join('')
  // Some browsers put each line into an element of its own.
  return node instanceof HTMLDivElement && node.previousSibling ? `\n${inside}` : inside
}

/** Selects the end of the editor, or the place at a point of the window. */
export function placeCaret(box: HTMLElement, point: { x: number; y: number } | null): void {
  const selection = window.getSelection()
  const range = document.createRange()
  range.selectNodeContents(box)
  range.collapse(false)
  const at = point && positionAt(point)
  if (at && box.contains(at.node)) {
    range.setStart(at.node, at.offset)
    range.collapse(true)
  }
  selection?.removeAllRanges()
  selection?.addRange(range)
}

type OlderDocument = Document & { caretRangeFromPoint?: (x: number, y: number) => Range | null }

function positionAt({ x, y }: { x: number; y: number }): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y)
    return position && { node: position.offsetNode, offset: position.offset }
  }
  const range = (document as OlderDocument).caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}

/** The formula directly before or after the caret; null if there is other text, or a selection. */
export function unitBesideCaret(box: HTMLElement, side: 'before' | 'after'): HTMLElement | null {
  const selection = window.getSelection()
  const node = selection?.anchorNode
  if (!selection?.isCollapsed || !node || !box.contains(node)) return null
  const offset = selection.anchorOffset
  let beside: Node | null
  if (node instanceof Text) {
    const between = side === 'before' ? node.data.slice(0, offset) : node.data.slice(offset)
    if (between.replaceAll(placeForCaret, '') !== '') return null
    beside = side === 'before' ? node.previousSibling : node.nextSibling
  } else beside = node.childNodes[side === 'before' ? offset - 1 : offset] ?? null
  while (beside instanceof Text && beside.data.replaceAll(placeForCaret, '') === '')
    beside = side === 'before' ? beside.previousSibling : beside.nextSibling
  return beside instanceof HTMLElement && beside.matches(unitSelector) ? beside : null
}

/** Replaces a formula by its text and selects it, so that it can be changed. */
export function openUnit(unit: HTMLElement): void {
  const text = document.createTextNode(unit.getAttribute(sourceAttribute) ?? '')
  unit.replaceWith(text)
  const range = document.createRange()
  range.selectNodeContents(text)
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** Inserts a text at the caret, in place of the selection, in a way that the browser's own undo knows. */
export function insertAtCaret(text: string): void {
  // The replacement for this command lacks undo; see https://w3c.github.io/editing/docs/execCommand/.
  document.execCommand(text === '\n' ? 'insertLineBreak' : 'insertText', false, text)
}

/** Space between the text and what stands behind it, in px. */
const gapPx = 24

/** True if the last line of the editor has room for the hint behind it. */
export function fitsOnLastLine(box: HTMLElement, hint: HTMLElement): boolean {
  const range = document.createRange()
  range.selectNodeContents(box)
  // Test environments without a layout have no rectangles.
  const rects = 'getClientRects' in range ? [...range.getClientRects()] : []
  const bottom = Math.max(...rects.map((rect) => rect.bottom))
  const last = rects.filter((rect) => rect.bottom > bottom - rect.height / 2)
  if (last.length === 0) return false
  const { left, right } = box.getBoundingClientRect()
  const isRtl = getComputedStyle(box).direction === 'rtl'
  const room = isRtl
    ? Math.min(...last.map((rect) => rect.left)) - left
    : right - Math.max(...last.map((rect) => rect.right))
  return room > hint.scrollWidth + gapPx
}
