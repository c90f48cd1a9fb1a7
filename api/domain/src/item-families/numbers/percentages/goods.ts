import type { Texts } from '../../texts.ts'

/** Things with a price, at the start of a sentence. In French all are masculine, so that the sentences agree. */
export const goods: readonly Texts[] = [
  { en: 'A coat', fr: 'Un manteau', ar: 'ثمن المعطف' },
  { en: 'A bike', fr: 'Un vélo', ar: 'ثمن الدراجة' },
  { en: 'A phone', fr: 'Un téléphone', ar: 'ثمن الهاتف' },
  { en: 'A desk', fr: 'Un bureau', ar: 'ثمن المكتب' },
]
