import { expect, it } from 'vitest'
import { createMarkVersions } from './mark-versions.ts'

const row = (studentId: string, versions: Record<string, number>) => ({
  studentId,
  marks: Object.fromEntries(Object.entries(versions).map(([leafId, version]) => [leafId, { version }])),
})

it('changes up to the version that was read belong to the archive, later ones do not', () => {
  const versions = createMarkVersions()
  versions.remember(row('ana', { q1: 3, q2: 1 }))
  versions.remember(row('ben', { q2: 70_000 }))
  const includes = (studentId: string, leafId: string, version: number) =>
    versions.includes({ studentId, leafId, version })
  expect([1, 3, 4].map((version) => includes('ana', 'q1', version))).toEqual([true, true, false])
  expect([69_999, 70_000, 70_001].map((version) => includes('ben', 'q2', version))).toEqual([
    true,
    true,
    false,
  ])
})

it('the first change of a cell, a paper or a question that was typed later does not belong to it', () => {
  const versions = createMarkVersions()
  versions.remember(row('ana', { q1: 1 }))
  versions.remember(row('ben', { q2: 1 }))
  for (const [studentId, leafId] of [
    ['ana', 'q2'],
    ['ben', 'q1'],
    ['cem', 'q1'],
    ['ana', 'q3'],
  ] as const)
    expect(versions.includes({ studentId, leafId, version: 1 })).toBe(false)
})
