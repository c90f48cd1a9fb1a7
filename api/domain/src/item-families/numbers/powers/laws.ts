import type { ItemFamily } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import type { Texts } from '../../texts.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'

interface Law {
  kind: 'product' | 'quotient' | 'power'
  base: number
  first: number
  second: number
}

const exponentOf = ({ kind, first, second }: Law): number =>
  kind === 'product' ? first + second : kind === 'quotient' ? first - second : first * second

/** The exponent of someone who does with the exponents what the sign does with the powers. */
function wrongExponent({ kind, first, second }: Law): number | null {
  if (kind === 'product') return first * second
  if (kind === 'power') return first + second
  return first % second === 0 ? first / second : null
}

const typed: Readonly<Record<Law['kind'], (law: Law) => string>> = {
  product: ({ base, first, second }) => `${base}^${first}\\times ${base}^${second}`,
  quotient: ({ base, first, second }) => `${base}^${first}\\div ${base}^${second}`,
  power: ({ base, first, second }) => `(${base}^${first})^${second}`,
}
const computed: Readonly<Record<Law['kind'], (law: Law) => string>> = {
  product: ({ base, first, second }) => `${base}^${first}*${base}^${second}`,
  quotient: ({ base, first, second }) => `${base}^${first}/${base}^${second}`,
  power: ({ base, first, second }) => `(${base}^${first})^${second}`,
}
const signs: Readonly<Record<Law['kind'], string>> = { product: '+', quotient: '-', power: '\\times ' }

const rules: Readonly<Record<Law['kind'], Texts>> = {
  product: {
    en: 'The base is the same, so add the exponents:',
    fr: 'C’est la même base, on additionne donc les exposants\u00a0:',
    ar: 'الأساس نفسه، فنجمع الأسّين:',
  },
  quotient: {
    en: 'The base is the same, so subtract the exponents:',
    fr: 'C’est la même base, on soustrait donc les exposants\u00a0:',
    ar: 'الأساس نفسه، فنطرح الأس الثاني من الأول:',
  },
  power: {
    en: 'A power of a power: multiply the exponents:',
    fr: 'C’est une puissance de puissance, on multiplie donc les exposants\u00a0:',
    ar: 'قوة مرفوعة إلى قوة، فنضرب الأسّين:',
  },
}

export const lawsOfPowers: ItemFamily = familyOf<Law>({
  id: 'laws-of-powers',
  names: { en: 'Laws of powers', fr: 'Règles de calcul sur les puissances', ar: 'قواعد القوى' },
  words: `${together('power exponent indices index puissance exposant قوى اسس', 'law rule product quotient multipl règle propriété produit قواعد قانون قوانين ضرب قسمة')} indices$`,
  ages: { from: 12, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'same-operation-on-exponents': {
      names: {
        en: 'multiplies the exponents instead of adding them',
        fr: 'multiplie les exposants au lieu de les additionner',
        ar: 'يضرب الأسس بدل أن يجمعها',
      },
      words: together(
        'exponent power indices exposant puissance اس اسس',
        'multipl instead divi lieu ضرب يضرب بدل يقسم add additionne يجمع',
      ),
      wrong: (law) => {
        const exponent = wrongExponent(law)
        return exponent === null ? null : `${law.base}^${exponent}`
      },
    },
    'calculates-with-the-bases': {
      names: {
        en: 'multiplies the bases too',
        fr: 'multiplie aussi les bases',
        ar: 'يضرب الأساسين أيضًا',
      },
      words: together('base اساس اساسين', 'multipl divi also too aussi ضرب يضرب يقسم'),
      wrong: (law) => (law.kind === 'product' ? `${law.base ** 2}^${exponentOf(law)}` : null),
    },
  },
  draw(random, tier, aim) {
    const kinds = {
      support: ['product'],
      core: ['product', 'quotient'],
      challenge: ['product', 'quotient', 'power'],
    } as const
    const kind = aim === 'calculates-with-the-bases' ? 'product' : random.pick<Law['kind']>(kinds[tier])
    const most = { support: 5, core: 7, challenge: 9 }[tier]
    for (;;) {
      const law = {
        kind,
        base: random.whole(2, 10),
        first: random.whole(2, most),
        second: random.whole(2, most),
      }
      if (exponentOf(law) > 1 && (kind !== 'power' || law.second <= 4)) return law
    }
  },
  write(law, { say }) {
    const { kind, base, first, second } = law
    const exponent = exponentOf(law)
    const asked = typed[kind](law)
    return {
      prompt: `${say({
        en: 'Write as a single power.',
        fr: 'Écris sous la forme d’une seule puissance.',
        ar: 'اكتب في صورة قوة واحدة.',
      })}\n$${asked}=${box}$`,
      answer: `${base}^${exponent}`,
      steps: [
        `${say(rules[kind])} $${first}${signs[kind]}${second}=${exponent}$`,
        `${say({ en: 'Keep the base:', fr: 'On garde la base\u00a0:', ar: 'ويبقى الأساس كما هو:' })} $${asked}=${base}^{${exponent}}$`,
      ],
      check: { kind: 'arithmetic', expression: computed[kind](law), form: 'any' },
      demand: first + second + { product: 0, quotient: 5, power: 10 }[kind],
    }
  },
})
