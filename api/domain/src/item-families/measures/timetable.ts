import type { ItemFigure, ResourceTier } from '../../resources/item.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, valueOf, wrongFor } from '../mathematics-family.ts'
import { checkTime, shownTime } from '../shown-times.ts'
import type { Language } from '../../text/language.ts'
import { demandOfSpan, shownMinutes, stepsOfSpan, wrongDuration } from './duration.ts'
import { hundredMinutes } from './time-errors.ts'

const stops: readonly Texts[] = [
  { en: 'School', fr: 'École', ar: 'المدرسة' },
  { en: 'Market', fr: 'Marché', ar: 'السوق' },
  { en: 'Library', fr: 'Bibliothèque', ar: 'المكتبة' },
  { en: 'Station', fr: 'Gare', ar: 'المحطة' },
]
const header: Readonly<Record<Language, readonly string[]>> = {
  en: ['Stop', 'Bus A', 'Bus B'],
  fr: ['Arrêt', 'Bus A', 'Bus B'],
  ar: ['الموقف', 'الحافلة أ', 'الحافلة ب'],
}
const buses: readonly Texts[] = [
  { en: 'bus A', fr: 'le bus A', ar: 'الحافلة أ' },
  { en: 'bus B', fr: 'le bus B', ar: 'الحافلة ب' },
]

/** The times of the two buses at each stop, and which of them is asked between which stops. */
interface Timetable {
  times: readonly (readonly number[])[]
  bus: number
  from: number
  to: number
}

/** Minutes between two stops. */
const gaps: Readonly<Record<ResourceTier, (random: Random) => number>> = {
  support: ({ whole }) => 5 * whole(1, 3),
  core: ({ whole }) => 5 * whole(3, 8),
  challenge: ({ whole }) => whole(21, 58),
}

function drawTimetable(random: Random, tier: ResourceTier): Timetable {
  const { whole } = random
  const times = [8, 13].map((hour) => {
    let time = 60 * whole(hour, hour + 3) + (tier === 'challenge' ? whole(1, 59) : 5 * whole(0, 11))
    return stops.map((_, index) => (time += index === 0 ? 0 : gaps[tier](random)))
  })
  const from = tier === 'support' ? 0 : whole(0, 1)
  return { times, bus: whole(0, 1), from, to: tier === 'support' ? whole(1, 2) : whole(from + 1, 3) }
}

const spanOf = ({ times, bus, from, to }: Timetable) => ({
  start: times[bus]?.[from] ?? 0,
  end: times[bus]?.[to] ?? 0,
})

function wrongTime(timetable: Timetable, aim: string): number {
  if (aim === 'hundred-minutes') return wrongDuration(spanOf(timetable), aim)
  const other = spanOf({ ...timetable, bus: 1 - timetable.bus })
  return aim === 'wrong-column' ? other.end - other.start : 0
}

const figureOf = ({ times }: Timetable, language: Language): ItemFigure => ({
  kind: 'table',
  header: header[language],
  rows: stops.map((stop, index) => [
    stop[language],
    ...times.map((column) => shownTime(column[index] ?? 0, language)),
  ]),
})

export const timetable: ItemFamily = {
  ...inMathematics,
  id: 'timetable',
  names: { en: 'Use a timetable', fr: 'Lire un tableau d’horaires', ar: 'استعمال جدول المواقيت' },
  words:
    'timetable schedule horaire+tableau tableau+horaire horaire duree+tableau مواقيت جدول+وقت جدول+زمن جدول+رحل',
  ages: { from: 8, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'hundred-minutes': hundredMinutes,
    'wrong-column': {
      names: {
        en: 'reads the wrong column',
        fr: 'lit la mauvaise colonne',
        ar: 'يقرأ العمود الخطأ',
      },
      words:
        'wrong+column wrong+row column$ reading$ read+table mauvaise+colonne colonne lecture lit+tableau عمود قراء+جدول',
    },
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const table = drawUntil(
      () => drawTimetable(random, tier),
      (drawn) => {
        const { start, end } = spanOf(drawn)
        return aim === null || wrongTime(drawn, aim) !== end - start
      },
    )
    const span = spanOf(table)
    const [from, to] = [stops[table.from], stops[table.to]]
    const bus = buses[table.bus]
    if (!from || !to || !bus) throw new Error('a timetable without this stop')
    const fromTime = shownTime(span.start, language)
    const toTime = shownTime(span.end, language)
    return {
      prompt: writer.say({
        en: `How many minutes does ${bus.en} take from “${from.en}” to “${to.en}”?`,
        fr: `Combien de minutes ${bus.fr} met-il de « ${from.fr} » à « ${to.fr} » ?`,
        ar: `كم دقيقة تستغرق ${bus.ar} من موقف «${from.ar}» إلى موقف «${to.ar}»؟`,
      }),
      figure: figureOf(table, language),
      answer: valueOf(writer.say(shownMinutes(span.end - span.start))),
      steps: [
        {
          en: `Read the column of ${bus.en}: ${fromTime} and ${toTime}.`,
          fr: `On lit la colonne du ${bus.fr.slice(3)} : ${fromTime} et ${toTime}.`,
          ar: `نقرأ عمود ${bus.ar}: ${fromTime} و${toTime}.`,
        },
        ...stepsOfSpan(span, writer),
      ].map(writer.say),
      check: { kind: 'duration', start: checkTime(span.start), end: checkTime(span.end) },
      wrong: wrongFor(aim, () => writer.say(shownMinutes(wrongTime(table, aim ?? '')))),
      lines: 2,
      demand: demandOfSpan(span) + table.to - table.from,
    }
  },
}
