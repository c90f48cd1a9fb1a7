import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const api = new URL('../api/src/', import.meta.url).pathname
const features = join(api, 'features')
const routes = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.route.ts'),
)
const registration = /\bapp\.(?:get|post|put|patch|delete|route|register)\b|\bregisterFunction\(/g

it('a route file registers one route, the one that it is named after', () => {
  expect(routes.length).toBeGreaterThan(0)
  const counts = routes.map((file) => ({
    file,
    count: readFileSync(join(features, file), 'utf8').match(registration)?.length ?? 0,
  }))
  expect(counts.filter(({ count }) => count !== 1)).toEqual([])
})

it('app.ts registers each feature once, in under 80 lines', () => {
  const app = readFileSync(join(api, 'app.ts'), 'utf8')
  const registered = [...app.matchAll(/from '\.\/features\/([^/]+)\//g)].map(([, feature]) => feature)
  expect(registered.toSorted()).toEqual(readdirSync(features).toSorted())
  expect(app.trimEnd().split('\n').length).toBeLessThan(80)
})

/** What these make has one purpose, so each purpose needs one of its own. */
const oneForEachPurpose = ['createPlacedPictureLinks', 'createSealer']

it('every part of the api is built once and handed to all who need it', () => {
  const files = ['compose.ts', ...readdirSync(join(api, 'compose')).map((file) => `compose/${file}`)]
  const built = files.flatMap((file) => {
    const text = readFileSync(join(api, file), 'utf8')
    const names = [...text.matchAll(/\b(create[A-Z]\w+)\(/g)].map(([, name = '']) => name)
    // Features may give their parts equal names.
    return names.map((name) => {
      const source = new RegExp(`\\b${name}\\b[^']*? from '([^']+)'`).exec(text)?.[1] ?? file
      return `${name} from ${source.replace(/^(\.\/)?\.\.?\//, '')}`
    })
  })
  expect(built.length).toBeGreaterThan(0)
  const again = built.filter((part, index) => built.indexOf(part) !== index)
  expect(again.filter((part) => !oneForEachPurpose.includes(part.split(' ')[0] ?? ''))).toEqual([])
})
