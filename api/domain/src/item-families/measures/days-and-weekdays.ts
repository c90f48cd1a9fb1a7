import type { ResourceTier } from '../../resources/item.ts'
import { arabicResult, days as arabicDays } from '../arabic-counted.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, same, valueOf, wrongFor } from '../mathematics-family.ts'
import {
  checkDate,
  dayOf,
  daysOfMonth,
  partsOfDay,
  shownDate,
  shownWeekday,
  writtenDate,
} from '../shown-dates.ts'
import { betweenWithThirtyDays, drawStretch, endsBetween, type Stretch } from './calendar.ts'
import { anyCalendar, countsFirstDay, thirtyDays } from './calendar-errors.ts'

/** The next days, some weeks later in the same month, or in the next month. */
function drawWeeks({ whole }: Random, tier: ResourceTier): Stretch {
  const [year, month] = [whole(2025, 2027), whole(1, 12)]
  if (tier === 'support') return { from: dayOf(year, month, whole(1, 20)), days: whole(2, 8) }
  if (tier === 'core') return { from: dayOf(year, month, whole(1, 8)), days: whole(10, 20) }
  return { from: dayOf(year, month, whole(12, 28)), days: whole(23, 31) }
}

export const weekday: ItemFamily = {
  ...inMathematics,
  id: 'weekday',
  names: {
    en: 'Find the day of the week of a date',
    fr: 'Trouver le jour de la semaine d’une date',
    ar: 'إيجاد يوم الأسبوع الموافق لتاريخ',
  },
  words: anyCalendar,
  ages: { from: 7, to: 12 },
  bloomLevel: 'apply',
  errors: {
    'counts-first-day': countsFirstDay,
    'same-weekday': {
      names: {
        en: 'ignores the days left over after full weeks',
        fr: 'oublie les jours qui restent après les semaines entières',
        ar: 'يهمل الأيام المتبقية بعد الأسابيع الكاملة',
      },
      words: 'remainder left+over full+week reste jour+reste semaine+entiere باقي متبقي اسابيع',
    },
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const stretch = drawUntil(
      () => drawWeeks(random, tier),
      ({ days }) => days % 7 !== 0,
    )
    const { from, days } = stretch
    const start = partsOfDay(from)
    const [first, asked] = [shownDate(from, language), shownDate(from + days, language)]
    const firstWeekday = shownWeekday(start.weekday, language)
    const lastWeekday = shownWeekday(start.weekday + days, language)
    const [weeks, rest] = [Math.floor(days / 7), days % 7]
    const division = weeks === 0 ? '' : `$${days} = ${weeks} \\times 7 + ${rest}$`
    return {
      prompt: writer.say({
        en: `${first} is a ${firstWeekday}. What day of the week is ${asked}?`,
        fr: `Le ${first} est un ${firstWeekday}. Quel jour de la semaine est le ${asked} ?`,
        ar: `يوافق ${first} يوم ${firstWeekday}. ما اليوم الموافق لـ ${asked}؟`,
      }),
      figure: null,
      answer: valueOf(writer.say(same(lastWeekday))),
      steps: [
        {
          en: `From one date to the other: ${days} days. ${division}`.trim(),
          fr: `D’une date à l’autre : ${days} jours. ${division}`.trim(),
          ar: `من تاريخ إلى آخر: ${arabicResult(days, arabicDays)}. ${division}`.trim(),
        },
        weeks === 0
          ? {
              en: `Count on from ${firstWeekday}: ${lastWeekday}.`,
              fr: `On compte à partir du ${firstWeekday} : ${lastWeekday}.`,
              ar: `نعدّ ابتداءً من ${firstWeekday}: ${lastWeekday}.`,
            }
          : {
              en: `After full weeks it is a ${firstWeekday} again. Days to count on: ${rest}. The day is ${lastWeekday}.`,
              fr: `Après des semaines entières, c’est de nouveau un ${firstWeekday}. Jours à compter encore : ${rest}. C’est un ${lastWeekday}.`,
              ar: `بعد أسابيع كاملة نعود إلى يوم ${firstWeekday}. عدد الأيام المتبقية: ${rest}. اليوم هو ${lastWeekday}.`,
            },
      ].map(writer.say),
      check: { kind: 'weekday', date: checkDate(from + days) },
      wrong: wrongFor(aim, () =>
        writer.say(
          same(aim === 'same-weekday' ? firstWeekday : shownWeekday(start.weekday + days - 1, language)),
        ),
      ),
      lines: 2,
      demand: weeks * 2 + rest + endsBetween(stretch) * 5,
    }
  },
}

export const daysBetween: ItemFamily = {
  ...inMathematics,
  id: 'days-between',
  names: {
    en: 'Count the days between two dates',
    fr: 'Compter les jours entre deux dates',
    ar: 'حساب عدد الأيام بين تاريخين',
  },
  words: `${anyCalendar} days+between jours+entre عدد+ايام`,
  ages: { from: 8, to: 13 },
  bloomLevel: 'apply',
  errors: { 'counts-first-day': countsFirstDay, 'thirty-days': thirtyDays },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const stretch = drawUntil(
      () => drawStretch(random, tier, aim === 'thirty-days'),
      (drawn) => aim !== 'thirty-days' || betweenWithThirtyDays(drawn) !== drawn.days,
    )
    const { from, days } = stretch
    const [start, end] = [partsOfDay(from), partsOfDay(from + days)]
    const [first, last] = [shownDate(from, language), shownDate(from + days, language)]
    const rest = daysOfMonth(start.year, start.month) - start.day
    const between = days - rest - end.day
    const ends = endsBetween(stretch)
    const monthEnd = writtenDate(start.day + rest, start.month, language)
    const sum = [rest, ...(between > 0 ? [between] : []), end.day].join(' + ')
    const wrong = aim === 'thirty-days' ? betweenWithThirtyDays(stretch) : days + 1
    return {
      prompt: writer.say({
        en: `How many days are there from ${first} to ${last}? Don’t count the first day.`,
        fr: `Combien de jours y a-t-il du ${first} au ${last} ? Ne compte pas le premier jour.`,
        ar: `كم يومًا من ${first} إلى ${last}؟ لا تحسب اليوم الأول.`,
      }),
      figure: null,
      answer: valueOf(
        writer.say({ en: `${days} days`, fr: `${days} jours`, ar: arabicResult(days, arabicDays) }),
      ),
      steps:
        ends === 0
          ? [
              writer.say({
                en: `Both dates are in the same month, so subtract: $${end.day} - ${start.day} = ${days}$.`,
                fr: `Les deux dates sont dans le même mois, donc on soustrait : $${end.day} - ${start.day} = ${days}$.`,
                ar: `التاريخان في الشهر نفسه، لذا نطرح: $${end.day} - ${start.day} = ${days}$.`,
              }),
            ]
          : [
              {
                en: `Days to ${monthEnd}: ${rest}.`,
                fr: `Jours jusqu’au ${monthEnd} : ${rest}.`,
                ar: `عدد الأيام حتى ${monthEnd}: ${rest}.`,
              },
              ...(between > 0
                ? [
                    {
                      en: `Full months in between: ${between} days.`,
                      fr: `Mois entiers entre les deux : ${between} jours.`,
                      ar: `الأشهر الكاملة بينهما: ${arabicResult(between, arabicDays)}.`,
                    },
                  ]
                : []),
              {
                en: `Days in the last month: ${end.day}. Together: $${sum} = ${days}$.`,
                fr: `Jours du dernier mois : ${end.day}. En tout : $${sum} = ${days}$.`,
                ar: `أيام الشهر الأخير: ${end.day}. المجموع: $${sum} = ${days}$.`,
              },
            ].map(writer.say),
      check: { kind: 'days-between', from: checkDate(from), to: checkDate(from + days) },
      wrong: wrongFor(aim, () =>
        writer.say({ en: `${wrong} days`, fr: `${wrong} jours`, ar: arabicResult(wrong, arabicDays) }),
      ),
      lines: 2,
      demand: days + 20 * ends,
    }
  },
}
