import { monthNames } from '../../calendar/calendar-names.ts'
import { foldLetters } from '../../safety/fold-letters.ts'
import { refuse, texts, type FigureReader } from './figure.ts'

export interface MultiplicationTableSpec {
  kind: 'multiplication-table'
  /** The table of one number, or null for the whole square. */
  of: number | null
  to: number
}
export interface NumberSquareSpec {
  kind: 'number-square'
  to: number
  /** Multiples to colour; null for none. */
  multiplesOf: number | null
}
export interface CalendarSpec {
  kind: 'calendar'
  year: number
  /** 1 to 12. */
  month: number
}

const tableWords = 'multiplication times+table table+multipli tables+multipli جدول+ضرب'

export const multiplicationTable: FigureReader<MultiplicationTableSpec> = {
  words: tableWords,
  read(wording) {
    wording.take(tableWords)
    if (!wording.has('table tables grid square chart tableau جدول')) return null
    wording.take('times table tables grid square chart tableau multiplication جدول ضرب')
    wording.find(/(\d+) x \1(?= |$)/u)
    const size =
      /(\d+) x \d+/u.exec(wording.text) ?? /(?:up to|to|jusqu ' a|حتي|الي) (\d+)/u.exec(wording.text)
    wording.find(/(?:up to|to|jusqu ' a|حتي|الي) \d+/u)
    const numbers = wording.takeNumbers()
    const to = size ? Number(size[1]) : 10
    const [of] = numbers
    const nearest = texts('multiplication table of 7', 'table de multiplication de 7', 'جدول ضرب 7')
    if (
      to < 2 ||
      to > 12 ||
      numbers.length > 1 ||
      (of !== undefined && (of < 1 || of > 100 || !Number.isInteger(of)))
    )
      return refuse(
        texts(
          'A multiplication table goes up to 12 × 12, or is that of one number up to 100.',
          'Une table de multiplication va jusqu’à 12 × 12, ou est celle d’un nombre jusqu’à 100.',
          'جدول الضرب حتى 12 × 12، أو جدول عدد واحد حتى 100.',
        ),
        nearest,
      )
    const n = String(of ?? '')
    return {
      spec: { kind: 'multiplication-table', of: of ?? null, to },
      title: texts(
        of === undefined
          ? `a multiplication table up to ${String(to)} × ${String(to)}`
          : `the multiplication table of ${n} up to ${n} × ${String(to)}`,
        of === undefined
          ? `une table de multiplication jusqu’à ${String(to)} × ${String(to)}`
          : `la table de multiplication de ${n} jusqu’à ${n} × ${String(to)}`,
        of === undefined
          ? `جدول الضرب حتى ${String(to)} × ${String(to)}`
          : `جدول ضرب ${n} حتى ${n} × ${String(to)}`,
      ),
    }
  },
}

const squareWords =
  'hundred+square hundred+chart hundreds+chart number+square 100+square 100+chart tableau+cent tableau+100 tableau+nombres مربع+مئه جدول+مئه لوحه+مئه جدول+100 لوحه+100'

export const numberSquare: FigureReader<NumberSquareSpec> = {
  words: squareWords,
  read(wording) {
    wording.take(squareWords)
    wording.take(
      'square chart grid tableau جدول لوحه اعداد مئه coloured colored shaded highlighted colories colores coloriees multiples multiple مضاعفات ملونه hundred cent',
    )
    const multiples = wording.find(/(?:multiples? (?:of|de)|مضاعفات(?: العدد)?) (\d+)/u)
    const to = wording.find(/(?:from |de |من )?1 (?:to|a|-|الي) (\d+)/u)
    const [given, ...others] = wording.takeNumbers()
    const last = Number(to?.[1] ?? given ?? 100)
    const step = multiples ? Number(multiples[1]) : null
    if (
      others.length > 0 ||
      last < 20 ||
      last > 200 ||
      last % 10 !== 0 ||
      (step !== null && (step < 2 || step > last))
    )
      return refuse(
        texts(
          'A number square goes from 1 to 20, 30 … 200.',
          'Un tableau de nombres va de 1 à 20, 30 … 200.',
          'يمتد جدول الأعداد من 1 إلى 20 أو 30 … 200.',
        ),
        texts('hundred square', 'tableau des nombres jusqu’à 100', 'لوحة المئة'),
      )
    const coloured =
      step === null
        ? texts('', '', '')
        : texts(
            `, multiples of ${String(step)} coloured`,
            `, multiples de ${String(step)} colorés`,
            `، مضاعفات ${String(step)} ملونة`,
          )
    return {
      spec: { kind: 'number-square', to: last, multiplesOf: step },
      title: texts(
        `a number square from 1 to ${String(last)}${coloured.en}`,
        `un tableau des nombres de 1 à ${String(last)}${coloured.fr}`,
        `لوحة الأعداد من 1 إلى ${String(last)}${coloured.ar}`,
      ),
    }
  },
}

/** Months as they are called in the Maghreb and the Levant. */
const otherMonths: readonly string[] =
  'جانفي فيفري مارس افريل ماي جوان جويليه اوت سبتمبر اكتوبر نوفمبر ديسمبر'.split(' ')
const levantine: readonly string[] =
  'كانون+ثاني شباط اذار نيسان ايار حزيران تموز اب$ ايلول تشرين+اول تشرين+ثاني كانون+اول'.split(' ')

const monthOf = (name: string): number => {
  const all = [monthNames.en, monthNames.fr, monthNames.ar, otherMonths]
  return Math.max(0, ...all.map((months) => months.findIndex((month) => foldLetters(month) === name) + 1))
}
const calendarWords = 'calendar calendrier تقويم رزنامه'

export const calendar: FigureReader<CalendarSpec> = {
  words: calendarWords,
  read(wording) {
    wording.take(calendarWords)
    wording.take('month page mois شهر لشهر سنه عام لعام لسنه annee year')
    const named = wording.tokens.find(({ kind, folded }) => kind === 'word' && monthOf(folded) > 0)
    if (named) named.isUsed = true
    const other = named ? -1 : levantine.findIndex((words) => wording.take(words))
    const numbers = wording.takeNumbers()
    const year = numbers.find((number) => number >= 1_000)
    const written = /(?:^| )(\d{1,2}) \/ (\d{4})(?= |$)/u.exec(wording.text)
    const fraction = wording.tokens.find(({ folded }) => /^\d{1,2}\/\d{4}$/.test(folded))?.folded.split('/')
    const month = named
      ? monthOf(named.folded)
      : other >= 0
        ? other + 1
        : Number(fraction?.[0] ?? written?.[1] ?? 0)
    const asked = fraction ? Number(fraction[1]) : year
    if (month === 0 && asked === undefined) return null
    if (month < 1 || month > 12 || asked === undefined || asked < 1_583 || asked > 9_999)
      return refuse(
        texts(
          'A calendar page needs a month and a year from 1583.',
          'Une page de calendrier a besoin d’un mois et d’une année à partir de 1583.',
          'تحتاج صفحة التقويم إلى شهر وسنة ابتداءً من 1583.',
        ),
        texts('calendar for March 2027', 'calendrier de mars 2027', 'تقويم شهر مارس 2027'),
      )
    const of = (language: 'en' | 'fr' | 'ar') => `${monthNames[language][month - 1] ?? ''} ${String(asked)}`
    return {
      spec: { kind: 'calendar', year: asked, month },
      title: texts(
        `a calendar page: ${of('en')}`,
        `une page de calendrier : ${of('fr')}`,
        `صفحة تقويم: ${of('ar')}`,
      ),
    }
  },
}
