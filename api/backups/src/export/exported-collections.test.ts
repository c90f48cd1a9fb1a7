import { archivedCollections } from '@classeur/archive'
import { personalCollections } from '@classeur/database'
import { expect, it } from 'vitest'
import { exportSchemas } from './export-schemas.ts'
import { exportedCollections } from './exported-collections.ts'

const entries = Object.entries(exportedCollections)

it('every collection with personal data is in the export, or says why not', () => {
  const personal = Object.entries(personalCollections)
    .filter(([, erasure]) => erasure !== 'none' && erasure !== 'expires')
    .map(([name]) => name)
  expect(entries.map(([name]) => name).toSorted()).toEqual(personal.toSorted())
  const inBackup = new Set<string>(archivedCollections)
  const nowhere = entries.filter(([name, exported]) =>
    'why' in exported ? exported.why === '' : exported.length === 0 && !inBackup.has(name),
  )
  expect(nowhere).toEqual([])
})

it('the export contains log entries of a kind that only a newer version writes', () => {
  const entry = { kind: 'of-a-newer-version', details: {}, at: '2026-09-01T08:00:00.000Z' }
  expect(exportSchemas.activity.parse(entry)).toEqual(entry)
})

it('every file of the export belongs to a collection', () => {
  const named = new Set(entries.flatMap(([, exported]) => ('why' in exported ? [] : exported)))
  expect([...named].toSorted()).toEqual(Object.keys(exportSchemas).toSorted())
})
