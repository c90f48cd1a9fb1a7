/** Calls whose first argument is the shape of an object schema. */
const makers = new Set(['object', 'strictObject', 'looseObject'])
const extenders = new Set(['extend', 'safeExtend'])

function takesShape({ type, callee }) {
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression' || callee.computed) return false
  const { object, property } = callee
  return extenders.has(property.name) || (makers.has(property.name) && object.name === 'z')
}

/** All fields alike: zod puts getters after the other fields of an extended shape, which would change their order. */
const isField = ({ type, kind, method, computed }) =>
  type === 'Property' && kind === 'init' && !method && !computed

function* shapesIn(node) {
  if (Array.isArray(node)) for (const one of node) yield* shapesIn(one)
  else if (typeof node?.type === 'string') {
    const [shape] = takesShape(node) ? node.arguments : []
    if (shape?.type === 'ObjectExpression') yield shape
    for (const child of Object.values(node)) if (typeof child === 'object') yield* shapesIn(child)
  }
}

/** Turns `{ name: z.string() }` into `{ get name() { return (z.string()) } }` in every shape. */
export function withLazyShapes(code, program) {
  const edits = []
  for (const shape of shapesIn(program))
    for (const { start, end, key, shorthand } of shape.properties.filter(isField)) {
      edits.push({ at: start, skip: 0, text: 'get ' })
      if (shorthand) edits.push({ at: end, skip: 0, text: `() { return ${key.name} }` })
      else {
        edits.push({ at: code.indexOf(':', key.end), skip: 1, text: '() { return (' })
        edits.push({ at: end, skip: 0, text: ') }' })
      }
    }
  let changed = code
  for (const { at, skip, text } of edits.toSorted((one, other) => other.at - one.at))
    changed = changed.slice(0, at) + text + changed.slice(at + skip)
  return changed
}

/**
 * Makes the fields of the contracts' object schemas on first use. There are about 5,000 schemas, and a page or a process
 * that starts needs few of them at once. zod allows getters in shapes and reads them once.
 */
export const lazyShapes = () => ({
  name: 'lazy-shapes',
  transform(code, id) {
    if (!/\/api\/contracts\/(src|dist)\/[^?]*\.(ts|js)$/.test(id)) return null
    const program = this.parse(code, { lang: id.endsWith('.ts') ? 'ts' : 'js' })
    return { code: withLazyShapes(code, program), map: null }
  },
})
