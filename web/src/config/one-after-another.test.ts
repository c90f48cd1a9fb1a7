import { expect, it } from 'vitest'
import { oneAfterAnother } from './one-after-another.ts'

it('a task starts when the one before it has ended, also if that one failed', async () => {
  const inTurn = oneAfterAnother()
  const steps: string[] = []
  let fail = () => {}
  const first = inTurn(
    () =>
      new Promise<never>((_, reject) => {
        fail = () => reject(new Error('first'))
      }),
  )
  const second = inTurn(async () => {
    steps.push('second starts')
    return 2
  })
  await Promise.resolve()
  steps.push('first fails')
  fail()
  await expect(first).rejects.toThrow('first')
  expect(await second).toBe(2)
  expect(steps).toEqual(['first fails', 'second starts'])
})
