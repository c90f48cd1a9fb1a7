import { expect, it } from 'vitest'
import { idOfNothing, withoutIds } from './without-ids.ts'

const id = 'a'.repeat(24)
const other = 'b'.repeat(24)

it('a removed id leaves lists with what is about it, and becomes the id of nothing where one is required', () => {
  const at = new Date()
  const input = {
    examId: id,
    at,
    seed: 7,
    studentIds: [id, other],
    notes: [{ studentId: id, text: 'Good.' }, { studentId: other }],
    sheets: [{ audience: { scope: 'student', studentId: id } }, { audience: { studentIds: [id, other] } }],
    byStudent: { [id]: 1, [other]: 2 },
    nothing: null,
  }
  expect(withoutIds(input, new Set([id]))).toEqual({
    examId: idOfNothing,
    at,
    seed: 7,
    studentIds: [other],
    notes: [{ studentId: other }],
    sheets: [{ audience: { studentIds: [other] } }],
    byStudent: { [other]: 2 },
    nothing: null,
  })
})
