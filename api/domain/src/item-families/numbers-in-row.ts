import type { ExactInput } from './exact-numbers.ts'
import type { ItemWriter } from './item-writer.ts'

/** Numbers in a row inside a formula; French keeps the comma for decimals, and Arabic has the same signs. */
export const numbersInRow = (writer: ItemWriter, numbers: readonly ExactInput[], end?: string): string =>
  [...numbers.map(writer.n), ...(end === undefined ? [] : [end])].join(
    writer.language === 'en' ? ', ' : ' ; ',
  )
