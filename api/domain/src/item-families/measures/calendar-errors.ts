import type { ItemFamily } from '../item-family.ts'

type FamilyError = ItemFamily['errors'][string]

/** Word patterns of skills about dates. */
export const anyCalendar =
  'calendar date$ dates$ weekday week$ calendrier semaine$ jour+semaine تقويم تاريخ$ تواريخ ايام+اسبوع يوميه$'

export const countsFirstDay: FamilyError = {
  names: {
    en: 'counts the first day as well',
    fr: 'compte aussi le premier jour',
    ar: 'يعدّ اليوم الأول أيضًا',
  },
  words:
    'first+day count+today start+day off+one one+day premier+jour compte+jour jour+depart يوم+اول عد+يوم يعد+يوم',
}

export const thirtyDays: FamilyError = {
  names: {
    en: 'gives every month 30 days',
    fr: 'compte 30 jours dans chaque mois',
    ar: 'يحسب كل شهر 30 يومًا',
  },
  words:
    '30+day thirty+day month+length length+month days+month 30+jour trente+jour jour+mois شهر+30 ثلاث+يوم ايام+شهر',
}
