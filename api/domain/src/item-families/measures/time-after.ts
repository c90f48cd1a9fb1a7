import type { ResourceTier } from '../../resources/item.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, same, valueOf, wrongFor } from '../mathematics-family.ts'
import { checkTime, shownDuration, shownTime, writtenTime } from '../shown-times.ts'
import { anyTime, hundredMinutes } from './time-errors.ts'

/** In minutes: the start after midnight, and how long it lasts. */
interface Event {
  start: number
  lasts: number
}

/** One or three hours, because Arabic has a word for two hours without a number. */
function drawEvent({ whole, pick }: Random, tier: ResourceTier): Event {
  if (tier === 'support') return { start: 60 * whole(8, 18) + 10 * whole(0, 5), lasts: 10 * whole(2, 5) }
  if (tier === 'core') return { start: 60 * whole(8, 19) + 5 * whole(1, 11), lasts: 60 + 5 * whole(3, 11) }
  return { start: 60 * whole(9, 23) + whole(11, 59), lasts: 60 * pick([1, 3]) + whole(11, 59) }
}

const minuteSum = ({ start, lasts }: Event): number => (start % 60) + (lasts % 60)

/** The hours and minutes that someone writes who makes the error. */
function wrongEnd(event: Event, aim: string): [hour: number, minute: number] {
  const hour = Math.floor(event.start / 60) + Math.floor(event.lasts / 60)
  const minute = minuteSum(event)
  if (aim === 'forgets-hour') return [hour % 24, minute % 60]
  return [(hour + Math.floor(minute / 100)) % 24, minute % 100]
}

const promptsOf: readonly ((start: string, lasts: string) => Texts)[] = [
  (start, lasts) => ({
    en: `A programme starts at ${start} and lasts ${lasts}. At what time does it end?`,
    fr: `Une émission commence à ${start} et dure ${lasts}. À quelle heure finit-elle ?`,
    ar: `يبدأ برنامج في الساعة ${start} ويستمر ${lasts}. في أي ساعة ينتهي؟`,
  }),
  (start, lasts) => ({
    en: `A train leaves at ${start}. The journey takes ${lasts}. At what time does the train arrive?`,
    fr: `Un train part à ${start}. Le trajet dure ${lasts}. À quelle heure le train arrive-t-il ?`,
    ar: `ينطلق قطار في الساعة ${start} وتستغرق الرحلة ${lasts}. في أي ساعة يصل القطار؟`,
  }),
]

export const timeAfter: ItemFamily = {
  ...inMathematics,
  id: 'time-after',
  names: {
    en: 'Find the time when something ends',
    fr: 'Calculer une heure de fin',
    ar: 'حساب وقت الانتهاء',
  },
  words: `${anyTime} end+time time+end heure+fin heure+arrivee وقت+انتهاء وقت+وصول`,
  ages: { from: 8, to: 12 },
  bloomLevel: 'apply',
  errors: {
    'hundred-minutes': hundredMinutes,
    'forgets-hour': {
      names: {
        en: 'forgets the extra hour when the minutes pass 60',
        fr: 'oublie l’heure en plus quand les minutes dépassent 60',
        ar: 'ينسى الساعة الإضافية عندما تتجاوز الدقائق 60',
      },
      words:
        'forget+hour extra+hour forget+carr carry oubli+heure retenue heure+plus ينسي+ساع نسي+ساع ساع+اضافي',
    },
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const event = drawUntil(
      () => drawEvent(random, tier),
      // Both errors show only when the minutes pass a full hour; support has such items only if they are asked.
      (drawn) => (aim === null ? tier !== 'support' || minuteSum(drawn) <= 60 : minuteSum(drawn) > 60),
    )
    const { start, lasts } = event
    const end = start + lasts
    const hours = lasts - (lasts % 60)
    const minutes = lasts % 60
    const toFull = 60 - (start % 60)
    const crosses = minuteSum(event) > 60
    const [from, to] = [shownTime(start, language), shownTime(end, language)]
    const afterHours = shownTime(start + hours, language)
    const full = shownTime(start + hours + toFull, language)
    const text = (duration: number) => shownDuration(duration, language)
    return {
      prompt: writer.say(random.pick(promptsOf)(from, text(lasts))),
      figure: null,
      answer: valueOf(writer.say(same(to))),
      steps: [
        ...(hours > 0
          ? [
              {
                en: `Add the hours: ${from} and ${text(hours)} is ${afterHours}.`,
                fr: `On ajoute les heures : ${from} et ${text(hours)}, cela fait ${afterHours}.`,
                ar: `نضيف الساعات: بعد ${text(hours)} من ${from} تصبح الساعة ${afterHours}.`,
              },
            ]
          : []),
        ...(crosses
          ? [
              {
                en: `Go on to the full hour: ${text(toFull)} later it is ${full}.`,
                fr: `On va jusqu’à l’heure pile : ${text(toFull)} plus tard, il est ${full}.`,
                ar: `نكمل إلى الساعة التامة ${full}: ${text(toFull)}.`,
              },
              {
                en: `There are ${text(minutes - toFull)} left: ${to}.`,
                fr: `Il reste ${text(minutes - toFull)} : ${to}.`,
                ar: `الباقي: ${text(minutes - toFull)}، فتصبح الساعة ${to}.`,
              },
            ]
          : [
              {
                en: `Add the minutes: ${text(minutes)} later it is ${to}.`,
                fr: `On ajoute les minutes : ${text(minutes)} plus tard, il est ${to}.`,
                ar: `نضيف الدقائق: بعد ${text(minutes)} تصبح الساعة ${to}.`,
              },
            ]),
      ].map(writer.say),
      check: { kind: 'clock', start: checkTime(start), minutes: lasts },
      wrong: wrongFor(aim, () => writer.say(same(writtenTime(...wrongEnd(event, aim ?? ''), language)))),
      lines: 2,
      demand: (crosses ? 3 : 1) + (hours > 0 ? 2 : 0) + (minutes % 5 === 0 ? 0 : 2) + (end >= 1440 ? 1 : 0),
    }
  },
}
