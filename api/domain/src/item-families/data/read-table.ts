import { isUpTo, type Age } from '../age-limits.ts'
import type { ItemFigure, ResourceTier } from '../../resources/item.ts'
import { weekdayNames } from '../../calendar/calendar-names.ts'
import type { Language } from '../../text/language.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'
import { sumOf } from './data-values.ts'

/** `more`: how many more on one day than on another; `total`: of a column; `difference-of-totals`: of both columns. */
type Question = 'more' | 'total' | 'difference-of-totals'

/** Two columns of numbers for days from Monday on, and the two days that are compared. */
interface Table {
  question: Question
  columns: readonly (readonly number[])[]
  column: number
  more: number
  less: number
}

const questionOf: Readonly<Record<ResourceTier, Question>> = {
  support: 'more',
  core: 'total',
  challenge: 'difference-of-totals',
}

/** The smallest and the largest number of the table. */
type Ranges = Readonly<Record<ResourceTier, readonly [least: number, most: number]>>
const ranges: Ranges = { support: [4, 20], core: [11, 60], challenge: [35, 180] }
const rangesToHundred: Ranges = { support: [2, 10], core: [3, 15], challenge: [9, 24] }

function drawTable({ whole }: Random, tier: ResourceTier, question: Question, age: Age): Table {
  const days = tier === 'support' ? 3 : 4
  const [least, most] = (isUpTo(age, 6) ? rangesToHundred : ranges)[tier]
  const columns = [0, 1].map(() => Array.from({ length: days }, () => whole(least, most)))
  return { question, columns, column: whole(0, 1), more: whole(0, days - 1), less: whole(0, days - 1) }
}

const columnOf = ({ columns }: Table, column: number): readonly number[] => columns[column] ?? []

interface Calculation {
  added: readonly number[]
  subtracted: readonly number[]
}

/** What is added and subtracted for the answer. */
function calculationOf(table: Table): Calculation {
  const own = columnOf(table, table.column)
  const other = columnOf(table, 1 - table.column)
  if (table.question === 'total') return { added: own, subtracted: [] }
  if (table.question === 'difference-of-totals') return { added: own, subtracted: other }
  return { added: [own[table.more] ?? 0], subtracted: [own[table.less] ?? 0] }
}

const resultOf = ({ added, subtracted }: Calculation): number => sumOf(added) - sumOf(subtracted)

function wrongResult(table: Table, aim: string): number {
  if (aim === 'wrong-column') return Math.abs(resultOf(calculationOf({ ...table, column: 1 - table.column })))
  const { added, subtracted } = calculationOf(table)
  return sumOf(added) + sumOf(subtracted)
}

const sports: readonly Texts[] = [
  { en: 'Swimming', fr: 'Natation', ar: 'السباحة' },
  { en: 'Football', fr: 'Football', ar: 'كرة القدم' },
]
const dayHeading: Texts = { en: 'Day', fr: 'Jour', ar: 'اليوم' }

const dayName = (index: number, language: Language): string => weekdayNames[language][index + 1] ?? ''
const capitalised = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

const figureOf = ({ columns }: Table, language: Language): ItemFigure => ({
  kind: 'table',
  header: [dayHeading, ...sports].map((heading) => heading[language]),
  rows: (columns[0] ?? []).map((_, index) => [
    capitalised(dayName(index, language)),
    ...columns.map((column) => String(column[index] ?? 0)),
  ]),
})

const introduction: Texts = {
  en: 'The table shows how many children came to two sports courses.',
  fr: 'Le tableau donne le nombre d’enfants venus à deux cours de sport.',
  ar: 'يبيّن الجدول عدد الأطفال الذين حضروا حصتين رياضيتين.',
}

function taskOf({ question, column, more, less }: Table): Texts {
  const own = sports[column] ?? dayHeading
  const other = sports[1 - column] ?? dayHeading
  const named = {
    en: own.en.toLowerCase(),
    fr: `au cours de ${own.fr.toLowerCase()}`,
    ar: `إلى حصة ${own.ar}`,
  }
  if (question === 'total')
    return {
      en: `How many children came to ${named.en} in total?`,
      fr: `Combien d’enfants sont venus en tout ${named.fr} ?`,
      ar: `كم طفلًا حضر ${named.ar} في المجموع؟`,
    }
  if (question === 'more')
    return {
      en: `How many more children came to ${named.en} on ${dayName(more, 'en')} than on ${dayName(less, 'en')}?`,
      fr: `Combien d’enfants de plus sont venus ${named.fr} le ${dayName(more, 'fr')} que le ${dayName(less, 'fr')} ?`,
      ar: `بكم يزيد عدد الأطفال في حصة ${own.ar} يوم ${dayName(more, 'ar')} على عددهم يوم ${dayName(less, 'ar')}؟`,
    }
  return {
    en: `How many more children came to ${named.en} than to ${other.en.toLowerCase()} in total?`,
    fr: `En tout, combien d’enfants de plus sont venus ${named.fr} qu’au cours de ${other.fr.toLowerCase()} ?`,
    ar: `بكم يزيد مجموع الأطفال في حصة ${own.ar} على مجموعهم في حصة ${other.ar}؟`,
  }
}

function stepsOf(calculation: Calculation): Texts[] {
  const { added, subtracted } = calculation
  const total = (values: readonly number[]) => `${values.join(' + ')} = ${sumOf(values)}`
  const result = resultOf(calculation)
  const difference = `${sumOf(added)} - ${sumOf(subtracted)} = ${result}`
  if (subtracted.length === 0)
    return [
      {
        en: `Add all numbers of the column: $${total(added)}$.`,
        fr: `On additionne tous les nombres de la colonne : $${total(added)}$.`,
        ar: `نجمع كل أعداد العمود: $${total(added)}$.`,
      },
    ]
  const subtraction = {
    en: `Subtract: $${difference}$.`,
    fr: `On soustrait : $${difference}$.`,
    ar: `نطرح: $${difference}$.`,
  }
  if (added.length === 1)
    return [
      {
        en: `Read the two numbers in the column: ${added[0]} and ${subtracted[0]}.`,
        fr: `On lit les deux nombres dans la colonne : ${added[0]} et ${subtracted[0]}.`,
        ar: `نقرأ العددين في العمود: ${added[0]} و${subtracted[0]}.`,
      },
      subtraction,
    ]
  return [
    {
      en: `Total of each column: $${total(added)}$ and $${total(subtracted)}$.`,
      fr: `Total de chaque colonne : $${total(added)}$ et $${total(subtracted)}$.`,
      ar: `مجموع كل عمود: $${total(added)}$ و$${total(subtracted)}$.`,
    },
    subtraction,
  ]
}

export const readTable: ItemFamily = {
  ...inMathematics,
  id: 'read-table',
  names: { en: 'Use data from a table', fr: 'Utiliser les données d’un tableau', ar: 'استعمال معطيات جدول' },
  words:
    'read+table table+data data$ tableau+donnee lire+tableau lecture+tableau donnees$ قراء+جدول جدول+معطيات جدول+بيانات معطيات بيانات',
  ages: { from: 7, to: 12 },
  bloomLevel: 'apply',
  errors: {
    'adds-instead': {
      names: {
        en: 'adds instead of comparing',
        fr: 'additionne au lieu de comparer',
        ar: 'يجمع بدل أن يقارن',
      },
      words:
        'add+instead add+compar wrong+operation additionn+lieu additionn+compar mauvaise+operation جمع+بدل يجمع+بدل مقارن',
    },
    'wrong-column': {
      names: { en: 'reads the wrong column', fr: 'lit la mauvaise colonne', ar: 'يقرأ العمود الخطأ' },
      words:
        'wrong+column wrong+row column$ reading$ read+table mauvaise+colonne colonne lecture lit+tableau عمود قراء+جدول',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const question = aim === 'adds-instead' && tier === 'core' ? 'more' : questionOf[tier]
    const table = drawUntil(
      // Both columns give the same difference of totals, so the wrong one shows only in the other questions.
      () => drawTable(random, tier, aim === 'wrong-column' && question !== 'more' ? 'total' : question, age),
      (drawn) => {
        const result = resultOf(calculationOf(drawn))
        return result > 1 && (aim === null || wrongResult(drawn, aim) !== result)
      },
    )
    const calculation = calculationOf(table)
    const { added, subtracted } = calculation
    const result = resultOf(calculation)
    const task = taskOf(table)
    return {
      prompt: writer.say({
        en: `${introduction.en} ${task.en}`,
        fr: `${introduction.fr} ${task.fr}`,
        ar: `${introduction.ar} ${task.ar}`,
      }),
      figure: figureOf(table, language),
      answer: valueOf(shownNumber(writer, result)),
      steps: stepsOf(calculation).map(writer.say),
      check: {
        kind: 'arithmetic',
        expression: `${added.join('+')}${subtracted.map((value) => `-${value}`).join('')}`,
        form: 'any',
      },
      wrong: wrongFor(aim, () => shownNumber(writer, wrongResult(table, aim ?? ''))),
      lines: 2,
      demand: demandOf(...added, ...subtracted, result),
    }
  },
}
