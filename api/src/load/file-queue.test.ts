import { expect, it } from 'vitest'
import { createFileQueue } from './file-queue.ts'

const gate = () => {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { open, passed }
}

it('the queue limits the number of files in total and per person', () => {
  const places = createFileQueue({ busy: 'imports/busy', running: 1, all: 3, perPerson: 2 })
  const leave = places.enter('a')
  places.enter('a')
  expect(() => places.enter('a')).toThrow('imports/busy')
  places.enter('b')
  expect(() => places.enter('c')).toThrow('imports/busy')
  leave()
  leave()
  places.enter('c')
  expect(() => places.enter('d')).toThrow('imports/busy')
})

it('the queue limits concurrent runs, and starts the next one when a run ends or fails', async () => {
  const places = createFileQueue({ busy: 'imports/busy', running: 2, all: 9, perPerson: 9 })
  const gates = [gate(), gate(), gate(), gate()]
  const started: number[] = []
  const runs = gates.map(({ passed }, index) =>
    places.inTurn(async () => {
      started.push(index)
      await passed
      if (index === 0) throw new Error('unreadable')
    }),
  )
  const settled = Promise.allSettled(runs)
  await expect.poll(() => started).toEqual([0, 1])
  gates[0]?.open()
  await expect.poll(() => started).toEqual([0, 1, 2])
  gates[1]?.open()
  await expect.poll(() => started).toEqual([0, 1, 2, 3])
  gates[2]?.open()
  gates[3]?.open()
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
