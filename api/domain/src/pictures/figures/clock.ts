import { refuse, texts, type FigureReader } from './figure.ts'
import type { Wording } from './wording.ts'

export interface ClockSpec {
  kind: 'clock'
  /** Null for a clock without hands. */
  times: ({ hour: number; minute: number } | null)[]
  isDigital: boolean
}

const words =
  'clock$ clocks$ clockface watch+face oclock heure heures horloge horloges pendule ساعه$ ساعات$ tell+time telling+time what+time half+past quarter+past quarter+to analogue+clock'
const otherClocks = 'alarm watch$ smart reveil رمليه hourglass sablier منبه'
const written = /(?<!\d ?)(\d{1,2}) (?::|h|heures?) (\d{2})(?! :)(?= |$)/gu
const wholeHours = /(?:^| )(\d{1,2}) (?:o ' clock|oclock|h|heures?|am|pm)(?= |$)/gu

const hourWords = [
  'one une واحده',
  'two deux ثانيه',
  'three trois ثالثه',
  'four quatre رابعه',
  'five cinq خامسه',
  'six six سادسه',
  'seven sept سابعه',
  'eight huit ثامنه',
  'nine neuf تاسعه',
  'ten dix عاشره',
  'eleven onze حاديه',
  'twelve douze',
]
const hourPattern = hourWords.flatMap((line) => line.split(' ')).join('|')
const hourOf = (word: string): number =>
  /^\d/.test(word)
    ? Number(word)
    : hourWords.findIndex((line) => line.split(' ').includes(word.replace(/^(?:و|ل|ب)?ال/u, ''))) + 1
const H = `(\\d{1,2}|(?:(?:و|ل|ب)?ال)?(?:${hourPattern}))`
const minuteWords: Record<string, number> = {
  half: 30,
  quarter: 15,
  demie: 30,
  demi: 30,
  quart: 15,
  five: 5,
  ten: 10,
  twenty: 20,
  cinq: 5,
  dix: 10,
  vingt: 20,
  'twenty five': 25,
  'vingt cinq': 25,
  'vingt - cinq': 25,
  'twenty - five': 25,
  والنصف: 30,
  والربع: 15,
  والثلث: 20,
  'وخمس دقائق': 5,
  'وعشر دقائق': 10,
  'وعشرون دقيقه': 20,
  ونصف: 30,
  وربع: 15,
  وثلث: 20,
  ربعا: 15,
  ربع: 15,
  الربع: 15,
  ثلثا: 20,
  الثلث: 20,
  'خمس دقائق': 5,
  'عشر دقائق': 10,
  خمسا: 5,
}
const M = `(\\d{1,2}|${Object.keys(minuteWords)
  .sort((a, b) => b.length - a.length)
  .join('|')})`
const minuteOf = (word: string): number => minuteWords[word] ?? Number(word)

/** Phrases with the groups hour and minute, and whether the minutes are before the hour. */
const phrases: readonly { expression: RegExp; hourAt: number; isBefore: boolean }[] = [
  { expression: new RegExp(`${M} (?:minutes? )?past ${H}(?= |$)`, 'gu'), hourAt: 2, isBefore: false },
  { expression: new RegExp(`${M} (?:minutes? )?to ${H}(?= |$)`, 'gu'), hourAt: 2, isBefore: true },
  { expression: new RegExp(`${H} heures? moins (?:le |un )?${M}(?= |$)`, 'gu'), hourAt: 1, isBefore: true },
  { expression: new RegExp(`${H} heures? (?:et )?${M}(?= |$)`, 'gu'), hourAt: 1, isBefore: false },
  { expression: new RegExp(`${H} الا ${M}(?= |$)`, 'gu'), hourAt: 1, isBefore: true },
  {
    expression: new RegExp(
      `${H} (${Object.keys(minuteWords)
        .filter((word) => word.startsWith('و'))
        .join('|')})(?= |$)`,
      'gu',
    ),
    hourAt: 1,
    isBefore: false,
  },
]

const middays = /(?:^| )(midi|noon|midnight|minuit)(?: et (demie?|quart))?(?= |$)/gu

function readTimes(wording: Wording): { hour: number; minute: number }[] {
  const times: { at: number; hour: number; minute: number }[] = []
  const covered: [number, number][] = []
  const add = (match: RegExpExecArray, hour: number, minute: number) => {
    const end = match.index + match[0].length
    if (covered.some(([from, to]) => match.index < to && end > from)) return
    covered.push([match.index, end])
    times.push({ at: match.index, hour, minute })
  }
  for (const match of wording.findAll(written)) add(match, Number(match[1]), Number(match[2]))
  for (const { expression, hourAt, isBefore } of phrases)
    for (const match of wording.findAll(expression)) {
      const hour = hourOf(match[hourAt] ?? '0')
      const minute = minuteOf(match[3 - hourAt] ?? '0')
      add(match, isBefore ? ((hour + 10) % 12) + 1 : hour, isBefore ? 60 - minute : minute)
    }
  for (const match of wording.findAll(middays)) add(match, 12, match[2] ? minuteOf(match[2]) : 0)
  for (const match of wording.findAll(wholeHours)) add(match, Number(match[1]), 0)
  if (times.length === 0) {
    const lone = new RegExp(
      `(?:at|to|for|shows?|showing|hour|time|a|est|indique|indiquant|الساعه|تشير الي|علي) ${H}(?: (?:heures?|o ' clock|oclock|تماما))?(?= |$)`,
      'gu',
    )
    const plain = new RegExp(`(?:^| )${H} (?:heures?|o ' clock|oclock|تماما)(?= |$)`, 'gu')
    for (const match of [...wording.findAll(plain), ...wording.findAll(lone)])
      add(match, hourOf(match[1] ?? '0'), 0)
  }
  return times.sort((one, other) => one.at - other.at).map(({ hour, minute }) => ({ hour, minute }))
}

export const clock: FigureReader<ClockSpec> = {
  words: `${words} digital+time`,
  signs: /(?<!\d ?)\d{1,2} [:h] \d{2}(?: |$)/u,
  read(wording) {
    if (wording.has(otherClocks)) return null
    wording.take(words)
    wording.take(
      'analogue analog face hand hands aiguille o$ clock oclock heure heures time hour minute minutes ساعه ساعات عقارب عقرب وقت دقيقه دقائق past$ cadran affiche affichant indique indiquant يشير تشير تماما am$ pm$ analogique',
    )
    const isDigital = wording.take('digital numerique digitale رقميه الكترونيه')
    const hasNoHands =
      wording.find(/(?:without|no|sans|بدون|دون) (?:the |les |ال)?(?:hands|aiguilles|عقارب)/u) !== null
    const times = readTimes(wording)
    const nearest = texts('clock at 3:30', 'horloge à 3 h 30', 'ساعة تشير إلى 3:30')
    const bad = times.find(({ hour, minute }) => hour > 24 || minute > 59 || (hour === 24 && minute > 0))
    if (bad) {
      const time = `${String(bad.hour)}:${String(bad.minute).padStart(2, '0')}`
      return refuse(
        texts(`${time} is not a time of day.`, `${time} n’est pas une heure.`, `${time} ليس وقتًا.`),
        nearest,
      )
    }
    if (isDigital && times.length === 0)
      return refuse(
        texts(
          'A digital clock needs a time.',
          'Une horloge numérique a besoin d’une heure.',
          'تحتاج الساعة الرقمية إلى وقت.',
        ),
        nearest,
      )
    const shown = hasNoHands ? [null] : times.length > 0 ? times.slice(0, 6) : [{ hour: 10, minute: 10 }]
    const list = shown
      .map((time) => (time ? `${String(time.hour)}:${String(time.minute).padStart(2, '0')}` : ''))
      .join(', ')
    const isOne = shown.length === 1
    const kind = isDigital
      ? texts('digital clock', 'horloge numérique', 'ساعة رقمية')
      : texts('clock', 'horloge', 'ساعة')
    return {
      spec: { kind: 'clock', times: shown, isDigital },
      title: hasNoHands
        ? texts('a clock face without hands', 'un cadran d’horloge sans aiguilles', 'وجه ساعة دون عقارب')
        : texts(
            isOne ? `a ${kind.en} that shows ${list}` : `${kind.en}s that show ${list}`,
            isOne
              ? `une ${kind.fr} qui indique ${list}`
              : `des horloges${isDigital ? ' numériques' : ''} qui indiquent ${list}`,
            isOne ? `${kind.ar} تشير إلى ${list}` : `ساعات${isDigital ? ' رقمية' : ''} تشير إلى ${list}`,
          ),
    }
  },
}
