import { diagramKinds } from '@classeur/domain/content'

type Value = Record<string, unknown>
const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDiagramKind = (kind: unknown) => diagramKinds.some((diagramKind) => diagramKind === kind)
const firstText = (...values: unknown[]): unknown =>
  values.find((value) => typeof value === 'string' && value.trim() !== '')

/** A block as the schema has it. Models write a diagram without its frame, its text as `alt`, or a bare text. */
function mendBlock(block: unknown): unknown {
  if (typeof block === 'string') return { kind: 'text', text: block }
  if (!isObject(block)) return block
  // Code is run by nobody, whatever the model says.
  if (block['kind'] === 'code') return { ...block, run: 'not-run' }
  if (isDiagramKind(block['kind'])) {
    return mendBlock({ kind: 'diagram', alt: firstText(block['alt'], block['caption']), diagram: block })
  }
  const { diagram } = block
  if (block['kind'] !== 'diagram' || !isObject(diagram)) return block
  const alt = firstText(block['alt'], diagram['alt'], block['caption'], diagram['title'])
  return { ...block, alt, diagram: mendDiagram(diagram) }
}

/** Lists and labels that a diagram can do without, but the schema can't. */
function mendDiagram(diagram: Value): Value {
  const labelled = (list: unknown) =>
    Array.isArray(list) ? list.map((item: unknown) => (isObject(item) ? { label: '', ...item } : item)) : []
  const axis = (value: unknown) => (isObject(value) ? { label: '', ...value } : value)
  switch (diagram['kind']) {
    case 'number-line':
      return { ...diagram, marks: labelled(diagram['marks']) }
    case 'fraction-bars':
      return { ...diagram, bars: labelled(diagram['bars']) }
    case 'coordinate-grid': {
      const { x, y, points, curves } = diagram
      return { ...diagram, x: axis(x), y: axis(y), points: labelled(points), curves: labelled(curves) }
    }
    case 'stack': {
      const { layers } = diagram
      const noted = Array.isArray(layers)
        ? layers.map((layer: unknown) => (isObject(layer) ? { note: '', ...layer } : layer))
        : layers
      return { ...diagram, layers: noted }
    }
    case 'flow':
      return { cycle: false, ...diagram }
    default:
      return diagram
  }
}

/** Mends every block in a section. */
export function mendBlocks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mendBlocks)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      field === 'blocks' && Array.isArray(inner) ? inner.map(mendBlock) : mendBlocks(inner),
    ]),
  )
}
