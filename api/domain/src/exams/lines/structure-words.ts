/**
 * Words in pasted lines in the three languages, normalised by `normaliseName`. All of them apply in every language,
 * because teachers paste texts from other sources.
 */
export const exerciseWords = [
  ...['exercise', 'exercises', 'ex', 'part', 'section', 'problem'],
  ...['exercice', 'exercices', 'exo', 'partie', 'probleme'],
  ...['تمرين', 'التمرين', 'الجزء', 'جزء', 'القسم', 'مساله', 'المساله', 'وضعيه', 'الوضعيه'],
]

export const pointWords = [
  ...['p', 'pt', 'pts', 'point', 'points', 'mark', 'marks'],
  ...['ن', 'نقطه', 'نقط', 'نقاط', 'علامه', 'علامات', 'درجه', 'درجات'],
]

export const bonusWords = ['bonus', 'extra', 'علاوه', 'اضافي', 'مكافاه', 'مكافاءه']

/** The label of the mark for a whole exam. */
export const totalLabels = { en: 'Total', fr: 'Total', ar: 'المجموع' } as const
