import { expect, it, vi } from 'vitest'
import { countOlderClasses } from './count-older-classes.ts'

it('a class that cannot be counted is logged and does not stop the others from being counted', async () => {
  const counted: string[] = []
  const error = vi.fn()
  await countOlderClasses({
    classes: { listWithoutResults: () => Promise.resolve(['a', 'broken', 'c']) },
    summaries: {
      recount: async (classId) => {
        if (classId === 'broken') throw new Error('no marks')
        counted.push(classId)
      },
    },
    logger: { error },
  })
  expect(counted).toEqual(['a', 'c'])
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ classId: 'broken' }),
    'could not count a class of an older version',
  )
})
