import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const features = new URL('../api/src/features/', import.meta.url).pathname
const routes = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.route.ts'),
)
const registration = /\bapp\.(?:get|post|put|patch|delete|route|register)\b|\bregisterFunction\(/g

it('each route file registers exactly one route, so its name says what is in it', () => {
  expect(routes.length).toBeGreaterThan(0)
  const counts = routes.map((file) => ({
    file,
    count: readFileSync(join(features, file), 'utf8').match(registration)?.length ?? 0,
  }))
  expect(counts.filter(({ count }) => count !== 1)).toEqual([])
})
