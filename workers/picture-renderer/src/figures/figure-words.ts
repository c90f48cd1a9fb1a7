import type { Language } from '@classeur/contracts'

export const solidPartNames: Record<
  Language,
  { face: string; edge: string; vertex: string; radius: string; height: string }
> = {
  en: { face: 'face', edge: 'edge', vertex: 'vertex', radius: 'r', height: 'h' },
  fr: { face: 'face', edge: 'arête', vertex: 'sommet', radius: 'r', height: 'h' },
  ar: { face: 'وجه', edge: 'حرف', vertex: 'رأس', radius: 'نق', height: 'ع' },
}

/** Places of a whole number from the ones upwards, and of the decimals. */
export const placeNames: Record<Language, { whole: readonly string[]; decimals: readonly string[] }> = {
  en: {
    whole: ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions'],
    decimals: ['tenths', 'hundredths', 'thousandths'],
  },
  fr: {
    whole: [
      'unités',
      'dizaines',
      'centaines',
      'milliers',
      'dizaines de milliers',
      'centaines de milliers',
      'millions',
    ],
    decimals: ['dixièmes', 'centièmes', 'millièmes'],
  },
  ar: {
    whole: ['آحاد', 'عشرات', 'مئات', 'ألوف', 'عشرات الألوف', 'مئات الألوف', 'ملايين'],
    decimals: ['أجزاء العشرة', 'أجزاء المئة', 'أجزاء الألف'],
  },
}

export const tallyHeads: Record<Language, { tally: string; total: string }> = {
  en: { tally: 'Tally', total: 'Total' },
  fr: { tally: 'Bâtons', total: 'Effectif' },
  ar: { tally: 'علامات العد', total: 'التكرار' },
}

export const frequencyWord: Record<Language, string> = { en: 'Frequency', fr: 'Effectif', ar: 'التكرار' }
export const inputOutput: Record<Language, { input: string; output: string }> = {
  en: { input: 'Input', output: 'Output' },
  fr: { input: 'Entrée', output: 'Sortie' },
  ar: { input: 'المدخل', output: 'المخرج' },
}

/** Weekdays from Monday. */
export const weekdays: Record<Language, readonly string[]> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  fr: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  ar: ['الإثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
}
