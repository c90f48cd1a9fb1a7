import { readExact, showExact } from '../../resources/exact.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { richText } from '../../resources/rich-text.ts'
import type { Language } from '../../text/language.ts'
import type { ItemFamily, MadeItem, Random } from '../item-family.ts'
import { typedFraction } from '../typed-numbers.ts'
import { addWords, fractionParts, fractionWords, sameWords } from './fractions/fraction-words.ts'
import { together } from './recipe/word-patterns.ts'

const denominators: Readonly<Record<ResourceTier, readonly number[]>> = {
  support: [3, 4, 5, 6, 7],
  core: [7, 8, 9, 10, 11, 12],
  challenge: [9, 10, 12, 14, 15, 16, 18, 20],
}

interface Words {
  prompt: string
  simplify: string
  keep: string
  add: string
  lowest: string
}

const texts: Readonly<Record<Language, Words>> = {
  en: {
    prompt: 'Add. Both have the same denominator.',
    simplify: 'Add, and write the result in lowest terms.',
    keep: 'The denominators are the same, so the denominator stays',
    add: 'Add the numerators:',
    lowest: 'In lowest terms:',
  },
  fr: {
    prompt: 'Calcule. Les deux fractions ont le même dénominateur.',
    simplify: 'Calcule et donne le résultat sous forme irréductible.',
    keep: 'Les dénominateurs sont les mêmes, donc on garde le dénominateur',
    add: 'On additionne les numérateurs\u00a0:',
    lowest: 'Sous forme irréductible\u00a0:',
  },
  ar: {
    prompt: 'اجمع. للكسرين المقام نفسه.',
    simplify: 'اجمع واكتب الناتج في أبسط صورة.',
    keep: 'المقامان متساويان، فيبقى المقام',
    add: 'نجمع البسطين:',
    lowest: 'في أبسط صورة:',
  },
}

/** Numerators whose sum is a proper fraction, or in challenge one above 1. */
function numeratorsOf(random: Random, tier: ResourceTier, denominator: number): [number, number] {
  if (tier !== 'challenge') {
    const first = random.whole(1, denominator - 2)
    return [first, random.whole(1, denominator - 1 - first)]
  }
  const first = random.whole(Math.ceil(denominator / 2), denominator - 1)
  return [first, random.whole(denominator - first + 1, denominator - 1)]
}

function make(random: Random, tier: ResourceTier, language: Language, aim: string | null): MadeItem {
  const denominator = random.pick(denominators[tier])
  const [first, second] = numeratorsOf(random, tier, denominator)
  const sum = first + second
  const said = texts[language]
  const added = `${typedFraction(first, denominator)}+${typedFraction(second, denominator)}`
  const value = readExact(`${sum}/${denominator}`)
  const wrong = readExact(`${sum}/${2 * denominator}`)
  if (!value || !wrong) throw new Error('a denominator is 0')
  const simplest = tier === 'challenge'
  const shown = simplest
    ? showExact(value, 'fraction', language)
    : richText(`$${typedFraction(sum, denominator)}$`)
  const reduces = Number(value.d) !== denominator
  return {
    prompt: richText(
      `${simplest ? said.simplify : said.prompt}\n$${added}=${typedFraction('\\square', '\\square')}$`,
    ),
    figure:
      tier === 'support'
        ? {
            kind: 'fraction-bars',
            bars: [
              { parts: denominator, shaded: first, label: '' },
              { parts: denominator, shaded: second, label: '' },
            ],
          }
        : null,
    answer: { kind: 'value', shown },
    steps: [
      richText(`${said.keep} $${denominator}$.`),
      richText(
        `${said.add} $${added}=${typedFraction(`${first}+${second}`, denominator)}=${typedFraction(sum, denominator)}$`,
      ),
      ...(simplest && reduces ? [[...richText(`${said.lowest} `), ...shown]] : []),
    ],
    check: {
      kind: 'arithmetic',
      expression: `${first}/${denominator}+${second}/${denominator}`,
      form: simplest ? 'simplest' : 'any',
    },
    wrong:
      aim === null || aim === 'adds-tops-and-bottoms'
        ? { error: 'adds-tops-and-bottoms', shown: richText(`$${typedFraction(sum, 2 * denominator)}$`) }
        : null,
    lines: 0,
    demand: denominator + (sum > denominator ? 10 : 0) + (reduces ? 5 : 0),
  }
}

export const addFractionsSameDenominator: ItemFamily = {
  id: 'add-fractions-same-denominator',
  subject: 'mathematics',
  languages: ['en', 'fr', 'ar'],
  names: {
    en: 'Add, same denominator',
    fr: 'Additionner, même dénominateur',
    ar: 'جمع كسور مقاماتها متساوية',
  },
  words: `${fractionWords} ${together(addWords, fractionParts)} ${together(addWords, fractionParts, sameWords)}`,
  ages: { from: 8, to: 12 },
  bloomLevel: 'apply',
  errors: {
    'adds-tops-and-bottoms': {
      names: {
        en: 'adds top and bottom',
        fr: 'additionne numérateurs et dénominateurs',
        ar: 'يجمع البسطين والمقامين',
      },
      words:
        'add+top+bottom add+numerator+denominator additionne+numerateur+denominateur additionne+haut+bas جمع+بسط+مقام يجمع+بسط+مقام',
    },
  },
  make,
}
