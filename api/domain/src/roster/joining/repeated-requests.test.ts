import { expect, test } from 'vitest'
import { repeatedRequests } from './repeated-requests.ts'

const request = (firstName: string, lastName: string, externalId = '') => ({
  firstName,
  lastName,
  externalId,
})
const repeatedAmong = (...requests: ReturnType<typeof request>[]) => {
  const repeated = repeatedRequests(requests)
  return requests.map((one) => repeated.has(one))
}

test('requests with one name, in any spelling and order, are repeated', () => {
  const [first, again] = [request('Adam', 'Martin'), request('MARTIN', 'adam')]
  expect(repeatedAmong(first, request('Adam', 'Petit'), again)).toEqual([true, false, true])
})

test('two numbers tell namesakes apart, and one number is one person whatever the name', () => {
  expect(repeatedAmong(request('Adam', 'Martin', '1'), request('Adam', 'Martin', '2'))).toEqual([
    false,
    false,
  ])
  expect(repeatedAmong(request('Adam', 'Martin', 'a1'), request('Adam', 'Matin', 'A1'))).toEqual([true, true])
  expect(repeatedAmong(request('Adam', 'Martin', '1'), request('Adam', 'Martin'))).toEqual([true, true])
})
