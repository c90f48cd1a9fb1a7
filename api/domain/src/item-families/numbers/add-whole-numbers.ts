import { isUpTo, type Age } from '../age-limits.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { richText } from '../../resources/rich-text.ts'
import type { Language } from '../../text/language.ts'
import type { ItemFamily, MadeItem, Random } from '../item-family.ts'

/**
 * How many digits the numbers have, in how many places ten or more come together, and whether the second number only
 * has ones.
 */
interface Size {
  digits: number
  carries: number
  addsOnes?: boolean
}
type Sizes = Readonly<Record<ResourceTier, Size>>

const usualSizes: Sizes = {
  support: { digits: 2, carries: 1 },
  core: { digits: 3, carries: 2 },
  challenge: { digits: 4, carries: 3 },
}
const sizesToThousand: Sizes = { ...usualSizes, core: { digits: 3, carries: 1 }, challenge: usualSizes.core }
const sizesToHundred: Sizes = {
  support: { digits: 2, carries: 0, addsOnes: true },
  core: { digits: 2, carries: 1, addsOnes: true },
  challenge: usualSizes.support,
}

function sizeOf(tier: ResourceTier, aim: string | null, age: Age): Size {
  // Without a carry, nothing can be forgotten.
  if (isUpTo(age, 6)) return sizesToHundred[tier === 'support' && aim !== null ? 'core' : tier]
  return (isUpTo(age, 7) ? sizesToThousand : usualSizes)[tier]
}

interface Words {
  prompt: string
  place: (column: number, sum: number) => string
  result: string
}

const placesEn = ['Ones', 'Tens', 'Hundreds', 'Thousands']
const placesFr = ['Unités', 'Dizaines', 'Centaines', 'Milliers']
const placesAr = ['الآحاد', 'العشرات', 'المئات', 'الآلاف']

const texts: Readonly<Record<Language, Words>> = {
  en: {
    prompt: 'Work out.',
    place: (column, sum) =>
      `${placesEn[column]}: ${sum}.${sum > 9 ? ` Write ${sum % 10} and carry 1.` : ` Write ${sum}.`}`,
    result: 'The sum is',
  },
  fr: {
    prompt: 'Calcule.',
    place: (column, sum) =>
      `${placesFr[column]}\u00a0: ${sum}. ${sum > 9 ? `On écrit ${sum % 10} et on retient 1.` : `On écrit ${sum}.`}`,
    result: 'La somme est',
  },
  ar: {
    prompt: 'احسب.',
    place: (column, sum) =>
      `${placesAr[column]}: ${sum}. ${sum > 9 ? `نكتب ${sum % 10} ونحمل 1.` : `نكتب ${sum}.`}`,
    result: 'المجموع هو',
  },
}

const digitAt = (number: number, column: number) => Math.floor(number / 10 ** column) % 10
const fromDigits = (digits: readonly number[]) =>
  digits.reduce((sum, digit, column) => sum + digit * 10 ** column, 0)

/** Two numbers with exactly so many carries, in columns drawn by chance. */
function addends(random: Random, { digits, carries, addsOnes = false }: Size): [number, number] {
  const columns = Array.from({ length: digits }, (_, column) => column)
  // Without a carry into the leading column, nothing is lost by forgetting it.
  const carrying = new Set(random.shuffle(columns.slice(0, -1)).slice(0, carries))
  const pairs = columns.map((column) => {
    if (addsOnes && column > 0) return [random.whole(1, 8), 0] as const
    const first = random.whole(carrying.has(column) ? 2 : 1, carrying.has(column) ? 9 : 7)
    const second = carrying.has(column) ? random.whole(10 - first, 9) : random.whole(1, 8 - first)
    return [first, second] as const
  })
  return [fromDigits(pairs.map(([first]) => first)), fromDigits(pairs.map(([, second]) => second))]
}

/** The sum of each column with the carry from the one before. */
function columnSums(first: number, second: number, digits: number): number[] {
  let carry = 0
  return Array.from({ length: digits }, (_, column) => {
    const sum = digitAt(first, column) + digitAt(second, column) + carry
    carry = sum > 9 ? 1 : 0
    return sum
  })
}

/** The result of someone who writes the ones of every column and carries nothing. */
const withoutCarrying = (first: number, second: number, digits: number): number =>
  fromDigits(
    Array.from({ length: digits }, (_, column) => {
      const sum = digitAt(first, column) + digitAt(second, column)
      return column === digits - 1 ? sum : sum % 10
    }),
  )

function make(...[random, tier, language, aim, age = null]: Parameters<ItemFamily['make']>): MadeItem {
  const size = sizeOf(tier, aim, age)
  const { digits, addsOnes = false } = size
  const [first, second] = addends(random, size)
  const said = texts[language]
  const sums = columnSums(first, second, digits)
  const shown = richText(`$${first + second}$`)
  return {
    prompt: richText(`${said.prompt}\n$${first}+${second}=\\square$`),
    figure: null,
    answer: { kind: 'value', shown },
    steps: [
      ...sums.map((sum, column) => richText(said.place(column, sum))),
      [...richText(`${said.result} `), ...shown, { kind: 'text', text: '.' }],
    ],
    check: { kind: 'arithmetic', expression: `${first}+${second}`, form: 'any' },
    wrong:
      aim === 'forgets-to-carry' || (aim === null && size.carries > 0)
        ? { error: 'forgets-to-carry', shown: richText(`$${withoutCarrying(first, second, digits)}$`) }
        : null,
    lines: 0,
    demand: digits + sums.filter((sum) => sum > 9).length - (addsOnes ? 1 : 0),
  }
}

export const addWholeNumbers: ItemFamily = {
  id: 'add-whole-numbers',
  subject: 'mathematics',
  languages: ['en', 'fr', 'ar'],
  names: {
    en: 'Add whole numbers with carrying',
    fr: 'Additionner avec retenue',
    ar: 'جمع الأعداد مع الحمل',
  },
  words: 'add$ adding$ addition$ sum$ carrying additionner$ somme$ retenue جمع+عدد جمع+اعداد حمل$ الجمع$',
  ages: { from: 6, to: 10 },
  bloomLevel: 'apply',
  errors: {
    'forgets-to-carry': {
      names: { en: 'forgets to carry', fr: 'oublie la retenue', ar: 'ينسى الحمل' },
      words: 'forget+carr without+carr oubli+retenue sans+retenue ينسي+حمل نسيان+حمل',
    },
  },
  make,
}
