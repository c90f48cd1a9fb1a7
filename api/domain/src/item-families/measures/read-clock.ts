import type { ResourceTier } from '../../resources/item.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, same, valueOf, wrongFor } from '../mathematics-family.ts'
import { checkTime, writtenTime } from '../shown-times.ts'

interface Time {
  hour: number
  minute: number
}

const minutesOf: Readonly<Record<ResourceTier, (random: Random) => number>> = {
  support: ({ pick }) => pick([0, 15, 30, 30, 45]),
  core: ({ whole }) => 5 * whole(1, 11),
  challenge: ({ whole }) => whole(1, 59),
}

const nextHour = (hour: number) => (hour % 12) + 1

/** What someone reads who makes the error; null if the error doesn't show at this time. */
function wrongTime({ hour, minute }: Time, aim: string): Time | null {
  // The minute hand points at this number of the clock face.
  const pointed = minute / 5
  if (aim === 'swaps-hands')
    return Number.isInteger(pointed) ? { hour: pointed === 0 ? 12 : pointed, minute: (hour % 12) * 5 } : null
  if (aim === 'number-as-minutes') return minute >= 5 ? { hour, minute: Math.floor(pointed) } : null
  return minute >= 40 ? { hour: nextHour(hour), minute } : null
}

/** Full hours, half hours, quarters, fives and single minutes are read in this order. */
function demandOfTime({ minute }: Time): number {
  if (minute === 0) return 1
  if (minute === 30) return 2
  if (minute % 15 === 0) return 3
  return (minute % 5 === 0 ? 4 : 6) + (minute > 30 ? 1 : 0)
}

export const readClock: ItemFamily = {
  ...inMathematics,
  id: 'read-clock',
  names: { en: 'Read a clock', fr: 'Lire l’heure', ar: 'قراءة الساعة' },
  words:
    'clock tell+time telling+time read+time lire+heure lecture+heure horloge heure$ قراء+ساع قراء+وقت ساعه$ عقارب',
  ages: { from: 6, to: 9 },
  bloomLevel: 'understand',
  errors: {
    'swaps-hands': {
      names: {
        en: 'mixes up the hour hand and the minute hand',
        fr: 'confond la petite et la grande aiguille',
        ar: 'يخلط بين عقرب الساعات وعقرب الدقائق',
      },
      words: 'hand$ hands$ swap+hand mix+hand aiguille عقرب عقارب',
    },
    'number-as-minutes': {
      names: {
        en: 'reads the number at the minute hand as minutes',
        fr: 'lit le nombre indiqué par la grande aiguille comme des minutes',
        ar: 'يقرأ العدد عند عقرب الدقائق كأنه دقائق',
      },
      words: 'number+minute minute+number five+minute nombre+minute compte+5 عدد+دقائق',
    },
    'next-hour': {
      names: {
        en: 'reads the next hour',
        fr: 'lit l’heure suivante',
        ar: 'يقرأ الساعة التالية',
      },
      words: 'next+hour wrong+hour hour+early heure+suivante mauvaise+heure ساعه+تالي ساعه+موالي',
    },
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const time = drawUntil(
      (): Time => ({ hour: random.whole(1, 12), minute: minutesOf[tier](random) }),
      (drawn) => {
        if (aim === null) return true
        const wrong = wrongTime(drawn, aim)
        return wrong !== null && (wrong.hour !== drawn.hour || wrong.minute !== drawn.minute)
      },
    )
    const { hour, minute } = time
    const shown = writtenTime(hour, minute, language)
    const wrong = aim === null ? null : wrongTime(time, aim)
    return {
      prompt: writer.say({
        en: 'What time does the clock show? Write the hours and the minutes.',
        fr: 'Quelle heure indique l’horloge ? Écris les heures et les minutes.',
        ar: 'ما الوقت الذي تشير إليه الساعة؟ اكتب الساعات والدقائق.',
      }),
      figure: { kind: 'clock', hour, minute, hands: true },
      answer: valueOf(writer.say(same(shown))),
      steps: [
        minute === 0
          ? {
              en: `The short hand points exactly at ${hour}.`,
              fr: `La petite aiguille est exactement sur ${hour}.`,
              ar: `العقرب القصير يشير تمامًا إلى ${hour}.`,
            }
          : {
              en: `The short hand is between ${hour} and ${nextHour(hour)}, so the hour is ${hour}.`,
              fr: `La petite aiguille est entre ${hour} et ${nextHour(hour)} : il est ${hour} heure${hour > 1 ? 's' : ''} passée${hour > 1 ? 's' : ''}.`,
              ar: `العقرب القصير بين ${hour} و${nextHour(hour)}، إذن الساعة هي ${hour}.`,
            },
        minute === 0
          ? {
              en: `The long hand points at 12, so it is a full hour: ${shown}.`,
              fr: `La grande aiguille est sur 12, c’est une heure pile : ${shown}.`,
              ar: `العقرب الطويل يشير إلى 12، إذن الساعة تامة: ${shown}.`,
            }
          : {
              en: `The long hand shows the minutes, five for each number: ${minute}. The time is ${shown}.`,
              fr: `La grande aiguille montre les minutes, cinq par nombre : ${minute}. Il est ${shown}.`,
              ar: `العقرب الطويل يبيّن الدقائق، خمس دقائق لكل عدد: ${minute}. الوقت هو ${shown}.`,
            },
      ].map(writer.say),
      check: { kind: 'clock', start: checkTime(hour * 60 + minute), minutes: 0 },
      wrong: wrongFor(aim, () =>
        writer.say(same(writtenTime(wrong?.hour ?? 0, wrong?.minute ?? 0, language))),
      ),
      lines: 1,
      demand: demandOfTime(time),
    }
  },
}
