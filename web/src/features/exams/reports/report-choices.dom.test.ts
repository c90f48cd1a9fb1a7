import { reportParts, type GradebookStudent, type ReportPart } from '@classeur/contracts'
import { expect, it } from 'vitest'
import { studentId } from '../../../testing/student-samples.ts'
import { groupsWith, type PackChoices } from '../../../components/packs/pack-choices.ts'
import { offeredParts, reportedStudents, reportOptionsOf } from './report-choices.ts'

const blue = 'c'.repeat(24)
const student = (number: number, groupIds: string[] = []): GradebookStudent => ({
  ...{ studentId: studentId(number), number, firstName: 'Ann', lastName: 'Zola', groupIds, cells: [] },
  ...{ byMaximum: null, byScale: null, trend: null, rank: null },
})
const gradebook = {
  rankedBy: null,
  students: [student(1, [blue]), student(2)],
  groups: [
    { id: blue, name: 'Blue' },
    { id: 'd'.repeat(24), name: 'Nobody' },
  ],
}
const choices: PackChoices<ReportPart> = { for: 'class', parts: reportParts, language: 'fr' }

it('the choice of reports asks for everybody, for the students of a group, or for one student', () => {
  expect(reportOptionsOf(gradebook, choices)).toMatchObject({ studentIds: null, language: 'fr' })
  expect(reportOptionsOf(gradebook, { ...choices, for: blue }).studentIds).toEqual([studentId(1)])
  expect(reportOptionsOf(gradebook, { ...choices, for: studentId(2) }).studentIds).toEqual([studentId(2)])
})

it('the choice of reports offers groups with at least one student', () => {
  expect(groupsWith(gradebook.groups, reportedStudents(gradebook))).toEqual([
    { id: blue, name: 'Blue', count: 1 },
  ])
})

it('the choice of reports offers and asks for ranks only if the school shows them', () => {
  expect(offeredParts(gradebook)).not.toContain('rank')
  expect(reportOptionsOf(gradebook, choices).parts).not.toContain('rank')
  const ranked = { ...gradebook, rankedBy: 'by-scale' as const }
  expect(offeredParts(ranked)).toEqual([...reportParts])
  expect(reportOptionsOf(ranked, { ...choices, parts: ['skills', 'rank'] }).parts).toEqual(['rank', 'skills'])
})
