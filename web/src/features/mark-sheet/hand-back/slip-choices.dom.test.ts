import { slipParts } from '@classeur/contracts'
import { expect, it } from 'vitest'
import { sheetSample, sheetStudent } from '../testing/sheet-sample.ts'
import { groupsWith } from '../../../components/packs/pack-choices.ts'
import { slipOptionsOf, takersOf, type SlipChoices } from './slip-choices.ts'

const group = 'c'.repeat(24)
const students = [
  sheetStudent(1, { groupIds: [group] }),
  sheetStudent(2),
  sheetStudent(3, { groupIds: [group], takesPart: false }),
]
const sheet = {
  ...sheetSample(students, [400]),
  groups: [
    { id: group, name: 'Blue', usedAt: null },
    { id: 'd'.repeat(24), name: 'Nobody', usedAt: null },
  ],
}
const [first, second] = students.map(({ id }) => id)
const choices: SlipChoices = {
  ...{ for: 'class', parts: slipParts, perPage: '2', withAbsent: false, language: 'fr' },
}

it('the choice of slips offers students who take part, and groups with at least one of them', () => {
  expect(takersOf(sheet).map(({ id }) => id)).toEqual([first, second])
  expect(groupsWith(sheet.groups, takersOf(sheet))).toEqual([{ id: group, name: 'Blue', count: 1 }])
})

it('the choice of slips asks for everybody, for the students of a group, or for one student', () => {
  expect(slipOptionsOf(sheet, choices)).toMatchObject({ studentIds: null, perPage: 2, language: 'fr' })
  expect(slipOptionsOf(sheet, { ...choices, for: group }).studentIds).toEqual([first])
  expect(slipOptionsOf(sheet, { ...choices, for: second ?? '' }).studentIds).toEqual([second])
})

it('the choice of slips makes the slip of a single student also without a result', () => {
  expect(slipOptionsOf(sheet, { ...choices, for: group }).withAbsent).toBe(false)
  expect(slipOptionsOf(sheet, { ...choices, for: second ?? '' }).withAbsent).toBe(true)
})
