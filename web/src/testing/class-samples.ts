import type { ClassCard, ClassPage, SchoolClass } from '@classeur/contracts'
import { pointsOn20 } from '@classeur/domain/exams'

export const classId = '65f0000000000000000000c1'

/** A class in a list as the API returns it. A test passes only the fields that it is about. */
export const classCardOf = (fields: Partial<ClassCard> = {}): ClassCard => ({
  id: classId,
  name: '6B Mathematics',
  level: 'Year 6',
  subjects: ['Mathematics'],
  schoolYear: '2026–27',
  colour: 'board',
  scale: null,
  usesExternalIds: false,
  editorsMayRelease: false,
  role: 'owner',
  ownerName: 'Leïla Mansouri',
  counts: { students: 28, exams: 6, cellsToEnter: 0 },
  results: null,
  lastActivityAt: '2026-11-18T08:00:00.000Z',
  archivedAt: null,
  deletedAt: null,
  isSample: false,
  readOnly: null,
  ...fields,
})

export const schoolClassOf = (fields: Partial<SchoolClass> = {}): SchoolClass => ({
  ...classCardOf(),
  schoolId: null,
  effectiveScale: pointsOn20,
  memberCount: 1,
  version: 1,
  studentLimit: 40,
  createdAt: '2026-09-01T08:00:00.000Z',
  ...fields,
})

export const classPageOf = (classes: ClassCard[], fields: Partial<ClassPage> = {}): ClassPage => ({
  classes,
  nextCursor: null,
  used: classes.length,
  limit: 3,
  ...fields,
})
