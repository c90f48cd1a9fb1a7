import type { ResourceTier } from '../../resources/item.ts'
import { arabicResult, minutes as arabicMinutes } from '../arabic-counted.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf, type ItemWriter } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, valueOf, wrongFor } from '../mathematics-family.ts'
import { checkTime, shownDuration, shownTime } from '../shown-times.ts'
import { anyTime, hundredMinutes } from './time-errors.ts'

/** In minutes after midnight. */
interface Span {
  start: number
  end: number
}

function drawSpan({ whole }: Random, tier: ResourceTier): Span {
  if (tier === 'support') {
    const start = 60 * whole(8, 18) + 10 * whole(0, 5)
    return { start, end: start + 10 * whole(2, 5) }
  }
  const step = tier === 'core' ? 5 : 1
  const start = 60 * whole(7, 19) + step * whole(1, 60 / step - 1)
  return { start, end: start + step * whole(65 / step, (tier === 'core' ? 115 : 220) / step) }
}

const crossesHour = ({ start, end }: Span): boolean => end % 60 < start % 60

/** A time read as a number without its sign: 9:50 as 950. */
const asNumber = (time: number): number => Math.floor(time / 60) * 100 + (time % 60)

export function wrongDuration({ start, end }: Span, aim: string): number {
  if (aim === 'hundred-minutes') return asNumber(end) - asNumber(start)
  const hours = Math.floor(end / 60) - Math.floor(start / 60)
  return hours * 60 + Math.abs((end % 60) - (start % 60))
}

export const shownMinutes = (count: number): Texts => ({
  en: `${count}\u00a0min`,
  fr: `${count}\u00a0min`,
  ar: arabicResult(count, arabicMinutes),
})

/** From the start to the next full hour, and on to the end. */
export function stepsOfSpan({ start, end }: Span, writer: ItemWriter): Texts[] {
  const { language } = writer
  const [from, to] = [shownTime(start, language), shownTime(end, language)]
  const total = end - start
  const full = start - (start % 60) + 60
  const counted = (count: number) => {
    const inMinutes = shownMinutes(count)[language]
    return count > 60 ? `${shownDuration(count, language)} = ${inMinutes}` : inMinutes
  }
  if (!crossesHour({ start, end }) && total < 60) {
    const calculation = `${end % 60} - ${start % 60} = ${total}`
    return [
      {
        en: `Both times are in the same hour, so subtract the minutes: $${calculation}$.`,
        fr: `Les deux horaires sont dans la même heure, donc on soustrait les minutes : $${calculation}$.`,
        ar: `الوقتان في الساعة نفسها، لذا نطرح الدقائق: $${calculation}$.`,
      },
    ]
  }
  const shownFull = shownTime(full, language)
  const sum = `${full - start} + ${end - full} = ${total}`
  return [
    {
      en: `From ${from} to ${shownFull}: ${counted(full - start)}.`,
      fr: `De ${from} à ${shownFull} : ${counted(full - start)}.`,
      ar: `من ${from} إلى ${shownFull}: ${counted(full - start)}.`,
    },
    ...(end > full
      ? [
          {
            en: `From ${shownFull} to ${to}: ${counted(end - full)}.`,
            fr: `De ${shownFull} à ${to} : ${counted(end - full)}.`,
            ar: `من ${shownFull} إلى ${to}: ${counted(end - full)}.`,
          },
          { en: `Together: $${sum}$.`, fr: `En tout : $${sum}$.`, ar: `المجموع: $${sum}$.` },
        ]
      : []),
  ]
}

/** How demanding it is to get from one time to the other. */
export const demandOfSpan = (span: Span): number =>
  (crossesHour(span) ? 2 : 0) + (span.end - span.start > 60 ? 3 : 1) + (span.end % 5 === 0 ? 0 : 2)

const promptsOf: readonly ((start: string, end: string) => Texts)[] = [
  (start, end) => ({
    en: `A visit to a museum begins at ${start} and ends at ${end}. How many minutes does it last?`,
    fr: `Une visite de musée commence à ${start} et finit à ${end}. Combien de minutes dure-t-elle ?`,
    ar: `تبدأ زيارة متحف في الساعة ${start} وتنتهي في الساعة ${end}. كم دقيقة تستمر؟`,
  }),
  (start, end) => ({
    en: `A train leaves at ${start} and arrives at ${end}. How many minutes does the journey take?`,
    fr: `Un train part à ${start} et arrive à ${end}. Combien de minutes dure le trajet ?`,
    ar: `ينطلق قطار في الساعة ${start} ويصل في الساعة ${end}. كم دقيقة تستغرق الرحلة؟`,
  }),
]

export const duration: ItemFamily = {
  ...inMathematics,
  id: 'duration',
  names: { en: 'Find how long something takes', fr: 'Calculer une durée', ar: 'حساب مدة زمنية' },
  words: `${anyTime} elapsed+time how+long calcul+duree calcul+duration حساب+مده حساب+مدد`,
  ages: { from: 8, to: 12 },
  bloomLevel: 'apply',
  errors: {
    'hundred-minutes': hundredMinutes,
    'smaller-from-larger': {
      names: {
        en: 'always subtracts the smaller minutes from the larger',
        fr: 'soustrait toujours les plus petites minutes des plus grandes',
        ar: 'يطرح دائمًا الدقائق الصغرى من الكبرى',
      },
      words:
        'smaller+larger subtract+minute subtract+wrong borrow petit+grand soustrai+minute soustraction اصغر+اكبر صغر+كبر طرح+دقائق يطرح+دقائق',
    },
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const span = drawUntil(
      () => drawSpan(random, tier),
      (drawn) => {
        if (aim === null) return true
        return crossesHour(drawn) && wrongDuration(drawn, aim) !== drawn.end - drawn.start
      },
    )
    const { start, end } = span
    return {
      prompt: writer.say(random.pick(promptsOf)(shownTime(start, language), shownTime(end, language))),
      figure: null,
      answer: valueOf(writer.say(shownMinutes(end - start))),
      steps: stepsOfSpan(span, writer).map(writer.say),
      check: { kind: 'duration', start: checkTime(start), end: checkTime(end) },
      wrong: wrongFor(aim, () => writer.say(shownMinutes(wrongDuration(span, aim ?? '')))),
      lines: 2,
      demand: demandOfSpan(span),
    }
  },
}
