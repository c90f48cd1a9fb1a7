import type { Skills } from './skill.ts'

export const percentagesAmount = {
  'percent-is-amount': {
    words: 'percent+meaning percentage+meaning percent+absolute sens+pourcent pourcentage+nombre معني+مئويه',
    comesUp: ['model'],
  },
  'divides-by-percent': {
    words:
      'percent+amount percentage+amount percentage+quantity percent+divid divides+percent fraction+percent ' +
      'pourcentage+quantit calculer+pourcentage divise+pourcent نسبه+مقدار حساب+مئويه يقسم+مئويه',
    comesUp: ['guided', 'teach', 'make', 'independent', 'model'],
  },
  'bigger-percent': {
    words: 'compar+percent whole+percent reference compar+pourcent مقارن+مئويه يقارن+مئويه الكل',
    comesUp: ['independent', 'deepen', 'present', 'guided', 'close'],
  },
  'gives-rest': {
    words: 'rest$ remaining remainder left$ complement reste$ restant complement باقي متبقي',
    comesUp: ['independent', 'guided', 'present', 'teach', 'close'],
  },
} as const satisfies Skills

export const percentagesChange = {
  undoes: {
    words: 'reverse inverse back$ undo revenir invers annul عكس رجوع يعود',
    comesUp: ['model'],
  },
  'adds-percents': {
    words:
      'successive repeated double+discount add+percent successives remise+remise متتال مرتين جمع+نسب يجمع+نسب',
    comesUp: ['independent', 'deepen', 'present', 'guided', 'close'],
  },
  'wrong-base': {
    words:
      'percentage+change percent+change rate base$ original taux+evolution evolution valeur+initiale نسبه+تغير تغير',
    comesUp: ['guided', 'teach', 'make', 'independent', 'model'],
  },
  'gives-change': {
    words:
      'percentage+decrease percentage+increase percent+increase percent+decrease discount multiplier factor baisse hausse ' +
      'augmentation remise solde coefficient تخفيض زياده معامل',
    comesUp: ['independent', 'guided', 'teach', 'make', 'model'],
  },
} as const satisfies Skills
