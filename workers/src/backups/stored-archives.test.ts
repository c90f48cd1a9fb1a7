import type { Archive, ArchivedCollection, ArchivedDocument } from '@classeur/archive'
import type { BackupDocument } from '@classeur/database'
import { expect, it } from 'vitest'
import { createStoredArchives, type StoredArchivesDependencies } from './stored-archives.ts'

const ownerId = 'a'.repeat(24)
const planId = 'b'.repeat(24)
const version = {
  ...{ _id: `${planId}:1`, lessonPlanId: planId, number: 1, revision: 0, title: 'Strips', sections: [] },
  ...{ change: { kind: 'written', sectionKey: null, from: null }, by: ownerId, at: new Date() },
}

/** Verifies an archive whose files are whole and contain these documents. */
function verified(documents: Partial<Record<ArchivedCollection, ArchivedDocument[]>>) {
  const archive = {
    manifest: { ownerId, createdAt: new Date().toISOString(), files: [] },
    check: async () => undefined,
    async *documents(collection: ArchivedCollection) {
      yield* documents[collection] ?? []
    },
    async *media() {},
  } as unknown as Archive
  const unused = () => Promise.reject(new Error('verifying writes nothing'))
  const archives = createStoredArchives({
    store: { open: async () => ({}), write: unused, delete: unused },
    ...{ collect: unused, writeArchive: unused, openArchive: async () => archive, now: () => new Date() },
  } as unknown as StoredArchivesDependencies)
  return archives.verify({ storageKey: 'backups/1.sealed' } as BackupDocument, new AbortController().signal)
}

it('an archive without any documents is verified', async () => {
  expect(await verified({})).toBeNull()
})

it('a whole archive that a restore would refuse is not verified, and the document is named', async () => {
  expect(await verified({ lesson_plan_versions: [version] })).toEqual({
    code: 'restores/document-refused',
    params: { file: 'data/lesson_plan_versions.jsonl', line: 1, problem: 'dangling' },
  })
})
