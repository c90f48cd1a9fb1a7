import type { Skills } from './skill.ts'

const tops =
  'add+denominator add+bottom sum+denominator addition+denominateur ajout+denominateur somme+denominateur جمع+مقام ' +
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
    words: 'compar estimat order estimation ordre range مقارن تقدير ترتيب',
    comesUp: ['independent', 'deepen', 'present', 'guided', 'close'],
  },
  'not-lowest': {
    words: 'simplif lowest irreductible reduire تبسيط اختزال ابسط',
    comesUp: ['independent', 'guided', 'present', 'teach', 'close'],
  },
} as const satisfies Skills
