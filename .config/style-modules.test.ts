import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = new URL('../web/src/', import.meta.url).pathname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
const sources = files.filter((file) => /\.tsx?$/.test(file))
const modules = files.filter((file) => file.endsWith('.module.css'))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const importsOf = (source: string): string[] =>
  [...read(source).matchAll(/from '([^']+\.module\.css)'/g)].map(([, path = '']) => join(source, '..', path))

function classesIn(module: string): Set<string> {
  const selectors = [
    ...read(module)
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{};]+)\{/g),
  ]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
  return new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z]\w*/gi) ?? []))
}

describe('a style module', () => {
  it('is imported only by the component with the same name', () => {
    const astray = sources.flatMap((source) =>
      importsOf(source)
        .filter((module) => module !== source.replace(/\.tsx?$/, '.module.css'))
        .map((module) => `${source} imports ${module}`),
    )
    expect(astray).toEqual([])
    const used = new Set(sources.flatMap(importsOf))
    expect(modules.length).toBeGreaterThan(0)
    expect(modules.filter((module) => !used.has(module))).toEqual([])
  })

  it('styles only classes that its component uses', () => {
    const unused = modules.flatMap((module) => {
      const component = read(module.replace(/\.module\.css$/, '.tsx'))
      // A component that selects a class by a variable may use any of them.
      if (component.includes('classes[')) return []
      return [...classesIn(module)]
        .filter((name) => !new RegExp(`\\bclasses\\.${name}\\b`).test(component))
        .map((name) => `${module} .${name}`)
    })
    expect(unused).toEqual([])
  })
})
