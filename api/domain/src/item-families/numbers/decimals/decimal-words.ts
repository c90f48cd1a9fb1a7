import { together } from '../recipe/word-patterns.ts'

export const decimalWords = 'decimal décimal décimaux عشري عشرية'

export const longerIsLarger = {
  names: {
    en: 'takes the longer decimal for the larger',
    fr: 'croit que le nombre avec le plus de décimales est le plus grand',
    ar: 'يظن أن العدد الأطول بعد الفاصلة هو الأكبر',
  },
  words: `${together('long digit décimales chiffres whole entier اطول ارقام', 'larg big great grand more plus compar اكبر')}`,
}

export const shorterIsLarger = {
  names: {
    en: 'takes the shorter decimal for the larger',
    fr: 'croit que le nombre avec le moins de décimales est le plus grand',
    ar: 'يظن أن العدد الأقصر بعد الفاصلة هو الأكبر',
  },
  words: together('short fewer moins court اقصر اقل', 'larg big great grand decimal décimales اكبر'),
}
