import type { Skills } from './skill.ts'

const tops =
  'add+denominator add+bottom sum+denominator addition+denominateur ajout+denominateur somme+denominateur جمع+مقام يجمع+مقام ' +
  'top+bottom tops+bottoms numerator+denominator numerateur+denominateur بسط+مقام'
const common =
  'common+denominator same+denominator denominateur+commun meme+denominateur مقام+مشترك توحيد+مقام equivalent equivalente مكافئ'

export const fractionsSumsUnlike = {
  'adds-bottoms': { words: tops, comesUp: ['model'] },
  'keeps-tops': {
    words: `${common} unlike+denominator different+denominator denominateurs+different مقامات+مختلفه`,
    comesUp: ['guided', 'teach', 'make', 'independent', 'model'],
  },
  'bigger-bottom': {
    words: 'compar estimat order estimation ordre range مقارن يقارن تقدير يقدر ترتيب يرتب',
    comesUp: ['independent', 'deepen', 'present', 'guided', 'close'],
  },
  'adds-same': {
    words: 'simplif lowest irreductible reduire تبسيط يبسط اختزال يختزل ابسط',
    comesUp: ['independent', 'guided', 'present', 'teach', 'close'],
  },
} as const satisfies Skills

export const fractionsSumsRelated = {
  'adds-bottoms': { words: tops, comesUp: ['model'] },
  'keeps-tops': { words: common, comesUp: ['guided', 'teach', 'make', 'independent', 'model'] },
  'bigger-bottom': {
    words: 'compar order size ordre range مقارن يقارن ترتيب يرتب',
    comesUp: ['model'],
  },
  'never-over-one': {
    words: 'mixed improper greater+one more+one superieur mixte عدد+كسري كسريه اكبر+واحد',
    comesUp: ['independent', 'guided', 'present', 'teach', 'close'],
  },
} as const satisfies Skills
