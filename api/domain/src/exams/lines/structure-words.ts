/**
 * Words of pasted lines in the three languages, as `normaliseName` writes them. All of them count in every language:
 * teachers paste what they have.
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

/** What the mark for a whole exam is called. */
export const totalLabels = { en: 'Total', fr: 'Total', ar: 'المجموع' } as const
