import { expect, it } from 'vitest'
import { publicationAfterChange } from './publication-after-change.ts'

const asked = new Date('2026-03-02T08:00:00Z')
const now = new Date('2026-03-03T08:00:00Z')
type Publication = Parameters<typeof publicationAfterChange>[0]['publication']
const after = (publication: Publication, change: { altText: string; namesStudents?: boolean }) =>
  publicationAfterChange({ publication, publicationRequestedAt: asked }, change, now)

it.each([
  ['published', 'in-review'],
  ['in-review', 'in-review'],
  ['held', 'held'],
  ['refused', 'refused'],
] as const)('a change of a %s picture asks again now, and it is %s', (before, publication) => {
  expect(after(before, { altText: 'A cell' })).toEqual({ publication, publicationRequestedAt: now })
})

it.each(['published', 'in-review', 'held'] as const)(
  'a %s picture becomes private without a description, or if it names students',
  (before) => {
    const hidden = { publication: 'private', publicationRequestedAt: null }
    expect(after(before, { altText: '' })).toEqual({ ...hidden, publicationNote: 'without-description' })
    expect(after(before, { altText: '', namesStudents: true })).toEqual({
      ...{ ...hidden, publicationNote: 'names-students' },
    })
  },
)

it('a private picture stays as it is', () => {
  expect(after('private', { altText: '', namesStudents: true })).toEqual({
    ...{ publication: 'private', publicationRequestedAt: asked },
  })
})
