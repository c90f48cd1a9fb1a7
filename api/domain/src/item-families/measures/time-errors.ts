import type { ItemFamily } from '../item-family.ts'

type FamilyError = ItemFamily['errors'][string]

/** Word patterns of skills about times of day and durations. */
export const anyTime = `time$ duration elapsed clock duree durees heure$ heures$ horaire مده$ مدد$ زمن ساعه$ توقيت`

export const hundredMinutes: FamilyError = {
  names: {
    en: 'calculates with 100 minutes in an hour',
    fr: 'calcule avec 100 minutes dans une heure',
    ar: 'يحسب كأنّ الساعة 100 دقيقة',
  },
  words:
    '100+minute hundred+minute base+60 base+10 decimal+time 100+heure base+dix heure+decimal duree+decimal دقيق+100 ساع+100 مئه+دقيق',
}
