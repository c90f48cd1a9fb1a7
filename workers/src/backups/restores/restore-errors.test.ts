import { archiveRefusals, ArchiveRefusedError } from '@classeur/archive'
import { expect, it } from 'vitest'
import { refusalOf } from './restore-errors.ts'

it('an archive that was whole once is called damaged, one of a newer version so, and anything else no backup', () => {
  const codes = archiveRefusals.map((reason) => {
    const refusal = refusalOf(new ArchiveRefusedError(reason, { file: 'data/exams.jsonl' }))
    expect(refusal).toMatchObject({ error: { params: { reason } }, refusedFile: 'data/exams.jsonl' })
    return [reason, refusal?.error.code] as const
  })
  const reasonsOf = (code: string) => codes.filter((one) => one[1] === code).map(([reason]) => reason)
  expect(reasonsOf('restores/damaged').sort()).toEqual([
    ...['broken-structure', 'missing-file', 'truncated', 'wrong-count', 'wrong-hash', 'wrong-size'],
  ])
  expect(reasonsOf('restores/newer-version')).toEqual(['newer-version'])
  expect(reasonsOf('backups/not-an-archive')).toHaveLength(archiveRefusals.length - 7)
})
