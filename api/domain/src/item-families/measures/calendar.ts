import type { ResourceTier } from '../../resources/item.ts'
import { arabicCounted, days as arabicDays } from '../arabic-counted.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, same, valueOf, wrongFor } from '../mathematics-family.ts'
import { monthNames } from '../../calendar/calendar-names.ts'
import type { Language } from '../../text/language.ts'
import { checkDate, dayOf, daysOfMonth, partsOfDay, shownDate, writtenDate } from '../shown-dates.ts'
import { anyCalendar, countsFirstDay, thirtyDays } from './calendar-errors.ts'

/** A day, in days since 1970, and how many days later another one is. */
export interface Stretch {
  from: number
  days: number
}

/** Within a month, into the next month, or over two ends of months. */
export function drawStretch({ whole }: Random, tier: ResourceTier, crosses: boolean): Stretch {
  const year = whole(2025, 2027)
  const month = whole(1, 12)
  if (tier === 'support' && !crosses) return { from: dayOf(year, month, whole(1, 15)), days: whole(3, 13) }
  if (tier === 'challenge') return { from: dayOf(year, month, whole(8, 28)), days: whole(45, 80) }
  return { from: dayOf(year, month, whole(17, 28)), days: whole(15, 24) }
}

/** The date that someone finds who gives every month 30 days. */
function withThirtyDays({ from, days }: Stretch): { day: number; month: number; year: number } {
  const start = partsOfDay(from)
  const sum = start.day + days - 1
  const month = start.month + Math.floor(sum / 30)
  return { day: (sum % 30) + 1, month, year: start.year + Math.floor((month - 1) / 12) }
}

/** The days that someone finds between two dates who gives every month 30 days. */
export function betweenWithThirtyDays({ from, days }: Stretch): number {
  const [start, end] = [partsOfDay(from), partsOfDay(from + days)]
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + end.day - start.day
}

/** How many ends of months lie between. */
export const endsBetween = ({ from, days }: Stretch): number => {
  const [start, end] = [partsOfDay(from), partsOfDay(from + days)]
  return (end.year - start.year) * 12 + end.month - start.month
}

const daysText = (count: number): Texts => ({
  en: `${count} days`,
  fr: `${count} jours`,
  ar: arabicCounted(count, arabicDays),
})

const monthAfter = (year: number, month: number): [year: number, month: number] =>
  month === 12 ? [year + 1, 1] : [year, month + 1]

/** From the start to the end of its month, through the full months, and into the last one. */
function stepsOfDate({ from, days }: Stretch, language: Language): Texts[] {
  const start = partsOfDay(from)
  const rest = daysOfMonth(start.year, start.month) - start.day
  const end = shownDate(from + days, language)
  if (days <= rest) {
    const sum = `${start.day} + ${days} = ${start.day + days}`
    return [
      {
        en: `The month is long enough: $${sum}$. The date is ${end}.`,
        fr: `Le mois est assez long : $${sum}$. C’est le ${end}.`,
        ar: `الشهر يكفي: $${sum}$. التاريخ هو ${end}.`,
      },
    ]
  }
  const last = writtenDate(start.day + rest, start.month, language)
  const steps: Texts[] = [
    {
      en: `Days to ${last}: ${rest}. Days left: $${days} - ${rest} = ${days - rest}$.`,
      fr: `Jours jusqu’au ${last} : ${rest}. Jours restants : $${days} - ${rest} = ${days - rest}$.`,
      ar: `عدد الأيام حتى ${last}: ${rest}. الأيام المتبقية: $${days} - ${rest} = ${days - rest}$.`,
    },
  ]
  let left = days - rest
  let [year, month] = monthAfter(start.year, start.month)
  for (let length = daysOfMonth(year, month); left > length; length = daysOfMonth(year, month)) {
    const name = monthNames[language][month - 1] ?? ''
    const difference = `${left} - ${length} = ${left - length}`
    steps.push({
      en: `${name} has ${length} days. Days left: $${difference}$.`,
      fr: `Jours en ${name} : ${length}. Jours restants : $${difference}$.`,
      ar: `عدد أيام ${name}: ${length}. الأيام المتبقية: $${difference}$.`,
    })
    left -= length
    ;[year, month] = monthAfter(year, month)
  }
  return [
    ...steps,
    {
      en: `Count them in the next month: ${end}.`,
      fr: `On les compte dans le mois suivant : ${end}.`,
      ar: `نعدّها في الشهر التالي: ${end}.`,
    },
  ]
}

export const dateAfter: ItemFamily = {
  ...inMathematics,
  id: 'date-after',
  names: { en: 'Find a later date', fr: 'Trouver une date future', ar: 'إيجاد تاريخ لاحق' },
  words: anyCalendar,
  ages: { from: 7, to: 12 },
  bloomLevel: 'apply',
  errors: { 'counts-first-day': countsFirstDay, 'thirty-days': thirtyDays },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const stretch = drawUntil(
      () => drawStretch(random, tier, aim === 'thirty-days'),
      (drawn) => {
        if (aim !== 'thirty-days') return true
        const [wrong, right] = [withThirtyDays(drawn), partsOfDay(drawn.from + drawn.days)]
        return wrong.day !== right.day || (wrong.month - right.month) % 12 !== 0
      },
    )
    const { from, days } = stretch
    const start = shownDate(from, language)
    const later = daysText(days)
    const wrong = withThirtyDays(stretch)
    return {
      prompt: writer.say({
        en: `Today is ${start}. What is the date ${later.en} later?`,
        fr: `Aujourd’hui, c’est le ${start}. Quelle sera la date dans ${later.fr} ?`,
        ar: `اليوم هو ${start}. ما التاريخ بعد ${later.ar}؟`,
      }),
      figure: null,
      answer: valueOf(writer.say(same(shownDate(from + days, language)))),
      steps: stepsOfDate(stretch, language).map(writer.say),
      check: { kind: 'date', from: checkDate(from), days },
      wrong: wrongFor(aim, () =>
        writer.say(
          same(
            aim === 'thirty-days'
              ? `${writtenDate(wrong.day, wrong.month, language)} ${wrong.year}`
              : shownDate(from + days - 1, language),
          ),
        ),
      ),
      lines: 2,
      demand: days + 20 * endsBetween(stretch),
    }
  },
}
