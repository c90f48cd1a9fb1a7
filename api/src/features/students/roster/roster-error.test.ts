import { expect, it } from 'vitest'
import { rosterError } from './roster-error.ts'

it('the error has the code of the refusal and its other values as params', () => {
  expect(rosterError({ code: 'students/limit-reached', limit: 40 })).toMatchObject({
    ...{ code: 'students/limit-reached', params: { limit: 40 } },
  })
  expect(rosterError({ code: 'general/not-found' }).params).toEqual({})
})
