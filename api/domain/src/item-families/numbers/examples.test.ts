import { describe, expect, it } from 'vitest'
import type { ResourceTier, RichText } from '../../resources/item.ts'
import { typedText } from '../../resources/rich-text.ts'
import { languages, type Language } from '../../text/language.ts'
import { randomOf } from '../random.ts'
import { numbers } from './index.ts'

/** French has a no-break space before high punctuation, and all languages have it before a unit. */
const gap = '\u00a0'

/** The prompt in one line, the answer, the result of the error, and the last step. */
type Written = readonly [prompt: string, answer: string, wrong: string, lastStep: string]
interface Example extends Readonly<Record<Language, Written>> {
  family: string
  tier: ResourceTier
  aim: string
  seed: number
}

const examples: readonly Example[] = [
  {
    ...{ family: 'add-fractions-unlike', tier: 'core', aim: 'adds-tops-and-bottoms', seed: 1 },
    en: [
      String.raw`Add. Write the result in lowest terms. / $\frac{1}{2}+\frac{5}{9}=\frac{\square }{\square }$`,
      String.raw`$\frac{19}{18}$`,
      String.raw`$\frac{6}{11}$`,
      String.raw`Add the numerators: $\frac{9}{18}+\frac{10}{18}=\frac{19}{18}$`,
    ],
    fr: [
      String.raw`Calcule. Donne le résultat sous forme irréductible. / $\frac{1}{2}+\frac{5}{9}=\frac{\square }{\square }$`,
      String.raw`$\frac{19}{18}$`,
      String.raw`$\frac{6}{11}$`,
      String.raw`On additionne les numérateurs${gap}: $\frac{9}{18}+\frac{10}{18}=\frac{19}{18}$`,
    ],
    ar: [
      String.raw`اجمع واكتب الناتج في أبسط صورة. / $\frac{1}{2}+\frac{5}{9}=\frac{\square }{\square }$`,
      String.raw`$\frac{19}{18}$`,
      String.raw`$\frac{6}{11}$`,
      String.raw`نجمع البسطين: $\frac{9}{18}+\frac{10}{18}=\frac{19}{18}$`,
    ],
  },
  {
    ...{ family: 'add-mixed-numbers', tier: 'core', aim: 'loses-the-new-whole', seed: 2 },
    en: [
      String.raw`Add. Write the result as a mixed number in lowest terms. / $3\frac{3}{5}+3\frac{9}{10}=\square \frac{\square }{\square }$`,
      String.raw`$7\frac{1}{2}$`,
      String.raw`$6\frac{5}{10}$`,
      String.raw`Together: $7\frac{1}{2}$`,
    ],
    fr: [
      String.raw`Calcule. Donne le résultat sous forme d’un nombre entier et d’une fraction irréductible. / $3\frac{3}{5}+3\frac{9}{10}=\square \frac{\square }{\square }$`,
      String.raw`$7\frac{1}{2}$`,
      String.raw`$6\frac{5}{10}$`,
      String.raw`Au total${gap}: $7\frac{1}{2}$`,
    ],
    ar: [
      String.raw`اجمع واكتب الناتج عددًا كسريًّا في أبسط صورة. / $3\frac{3}{5}+3\frac{9}{10}=\square \frac{\square }{\square }$`,
      String.raw`$7\frac{1}{2}$`,
      String.raw`$6\frac{5}{10}$`,
      String.raw`المجموع: $7\frac{1}{2}$`,
    ],
  },
  {
    ...{ family: 'fraction-to-decimal', tier: 'core', aim: 'writes-digits-with-point', seed: 3 },
    en: [
      String.raw`Write the fraction as a decimal. / $\frac{1}{25}=\square$`,
      '$0.04$',
      '$1.25$',
      String.raw`As a decimal: $\frac{4}{100}=0.04$`,
    ],
    fr: [
      String.raw`Écris la fraction sous forme décimale. / $\frac{1}{25}=\square$`,
      '$0{,}04$',
      '$1{,}25$',
      String.raw`Sous forme décimale${gap}: $\frac{4}{100}=0{,}04$`,
    ],
    ar: [
      String.raw`اكتب الكسر في صورة عدد عشري. / $\frac{1}{25}=\square$`,
      '$0.04$',
      '$1.25$',
      String.raw`في صورة عدد عشري: $\frac{4}{100}=0.04$`,
    ],
  },
  {
    ...{ family: 'subtract-whole-numbers', tier: 'challenge', aim: 'forgets-the-exchange', seed: 4 },
    en: [String.raw`Work out. / $3106-1731=\square$`, '$1375$', '$2475$', '$3106-1731=1375$'],
    fr: [String.raw`Calcule. / $3106-1731=\square$`, '$1375$', '$2475$', '$3106-1731=1375$'],
    ar: [String.raw`احسب. / $3106-1731=\square$`, '$1375$', '$2475$', '$3106-1731=1375$'],
  },
  {
    ...{ family: 'order-of-operations', tier: 'core', aim: 'from-left-to-right', seed: 5 },
    en: [
      String.raw`Work out. / $9+4\times 8-3=\square$`,
      '$38$',
      '$101$',
      'Add and subtract, from left to right: $38$',
    ],
    fr: [
      String.raw`Calcule. / $9+4\times 8-3=\square$`,
      '$38$',
      '$101$',
      String.raw`On effectue les additions et les soustractions, de gauche à droite${gap}: $38$`,
    ],
    ar: [
      String.raw`احسب. / $9+4\times 8-3=\square$`,
      '$38$',
      '$101$',
      'نُجري الجمع والطرح من اليسار إلى اليمين: $38$',
    ],
  },
  {
    ...{ family: 'order-decimals', tier: 'core', aim: 'longer-is-larger', seed: 7 },
    en: [
      String.raw`Put the numbers in order, from the smallest to the largest: $0.5$, $0.406$, $0.47$. / $\square \lt \square \lt \square$`,
      String.raw`$0.406\lt 0.47\lt 0.5$`,
      String.raw`$0.5\lt 0.47\lt 0.406$`,
      String.raw`Now compare them: $0.406\lt 0.47\lt 0.5$`,
    ],
    fr: [
      String.raw`Range les nombres du plus petit au plus grand${gap}: $0{,}5$${gap}; $0{,}406$${gap}; $0{,}47$. / $\square \lt \square \lt \square$`,
      String.raw`$0{,}406\lt 0{,}47\lt 0{,}5$`,
      String.raw`$0{,}5\lt 0{,}47\lt 0{,}406$`,
      String.raw`On les compare${gap}: $0{,}406\lt 0{,}47\lt 0{,}5$`,
    ],
    ar: [
      String.raw`رتّب الأعداد من الأصغر إلى الأكبر: $0.5$، $0.406$، $0.47$. / $\square \lt \square \lt \square$`,
      String.raw`$0.406\lt 0.47\lt 0.5$`,
      String.raw`$0.5\lt 0.47\lt 0.406$`,
      String.raw`ثم نقارن بينها: $0.406\lt 0.47\lt 0.5$`,
    ],
  },
  {
    ...{ family: 'add-subtract-integers', tier: 'core', aim: 'two-minus-signs', seed: 8 },
    en: [String.raw`Work out. / $-4-(-10)=\square$`, '$6$', '$-14$', '$-4-(-10)=6$'],
    fr: [String.raw`Calcule. / $-4-(-10)=\square$`, '$6$', '$-14$', '$-4-(-10)=6$'],
    ar: [String.raw`احسب. / $-4-(-10)=\square$`, '$6$', '$-14$', '$-4-(-10)=6$'],
  },
  {
    ...{ family: 'laws-of-powers', tier: 'support', aim: 'same-operation-on-exponents', seed: 9 },
    en: [
      String.raw`Write as a single power. / $9^{2}\times 9^{5}=\square$`,
      '$9^{7}$',
      '$9^{10}$',
      String.raw`Keep the base: $9^{2}\times 9^{5}=9^{7}$`,
    ],
    fr: [
      String.raw`Écris sous la forme d’une seule puissance. / $9^{2}\times 9^{5}=\square$`,
      '$9^{7}$',
      '$9^{10}$',
      String.raw`On garde la base${gap}: $9^{2}\times 9^{5}=9^{7}$`,
    ],
    ar: [
      String.raw`اكتب في صورة قوة واحدة. / $9^{2}\times 9^{5}=\square$`,
      '$9^{7}$',
      '$9^{10}$',
      String.raw`ويبقى الأساس كما هو: $9^{2}\times 9^{5}=9^{7}$`,
    ],
  },
  {
    ...{ family: 'percentage-change', tier: 'core', aim: 'gives-the-change', seed: 10 },
    en: [
      String.raw`A desk costs £$220$. Its price falls by $60\%$. What is the new price?`,
      '£$88$',
      '£$132$',
      'The price falls, so subtract: $220-132=88$',
    ],
    fr: [
      String.raw`Un bureau coûte $220$${gap}€. Son prix baisse de $60\ \%$. Quel est le nouveau prix${gap}?`,
      String.raw`$88$${gap}€`,
      String.raw`$132$${gap}€`,
      String.raw`Le prix baisse, on soustrait donc${gap}: $220-132=88$`,
    ],
    ar: [
      String.raw`ثمن المكتب $220$${gap}درهمًا. نقص هذا الثمن بنسبة $60\%$. ما الثمن الجديد؟`,
      String.raw`$88$${gap}درهمًا`,
      String.raw`$132$${gap}درهمًا`,
      'الثمن نقص، فنطرح: $220-132=88$',
    ],
  },
  {
    ...{ family: 'fraction-problems-two-steps', tier: 'core', aim: 'stops-early', seed: 11 },
    en: [
      String.raw`Nadia drinks $\frac{5}{8}$ of a bottle of water in the morning and $\frac{1}{4}$ of it in the afternoon. What fraction of the bottle is left? Give the result in lowest terms.`,
      String.raw`$\frac{1}{8}$`,
      String.raw`$\frac{7}{8}$`,
      String.raw`Take the sum away from the whole: $1-\frac{7}{8}=\frac{8}{8}-\frac{7}{8}=\frac{1}{8}$`,
    ],
    fr: [
      String.raw`Nadia boit $\frac{5}{8}$ d’une bouteille d’eau le matin et $\frac{1}{4}$ l’après-midi. Quelle fraction de la bouteille reste-t-il${gap}? Donne le résultat sous forme irréductible.`,
      String.raw`$\frac{1}{8}$`,
      String.raw`$\frac{7}{8}$`,
      String.raw`On retire la somme du tout${gap}: $1-\frac{7}{8}=\frac{8}{8}-\frac{7}{8}=\frac{1}{8}$`,
    ],
    ar: [
      String.raw`شربت نادية $\frac{5}{8}$ من قارورة ماء صباحًا و$\frac{1}{4}$ منها مساءً. ما الكسر الباقي من القارورة؟ اكتب الناتج في أبسط صورة.`,
      String.raw`$\frac{1}{8}$`,
      String.raw`$\frac{7}{8}$`,
      String.raw`نطرح المجموع من الكل: $1-\frac{7}{8}=\frac{8}{8}-\frac{7}{8}=\frac{1}{8}$`,
    ],
  },
  {
    ...{ family: 'money-problems', tier: 'challenge', aim: 'leaves-out-a-price', seed: 12 },
    en: [
      'A notebook costs £$2.35$ and a pen costs £$4.35$. Sara buys 6 notebooks and a pen and pays with £$20$. How much change does she get?',
      '£$1.55$',
      '£$5.90$',
      'The change: $20-18.45=1.55$',
    ],
    fr: [
      String.raw`Un cahier coûte $2{,}35$${gap}€ et un stylo coûte $4{,}35$${gap}€. Sara achète 6 cahiers et un stylo et donne $20$${gap}€. Combien lui rend-on${gap}?`,
      String.raw`$1{,}55$${gap}€`,
      String.raw`$5{,}90$${gap}€`,
      String.raw`La monnaie rendue${gap}: $20-18{,}45=1{,}55$`,
    ],
    ar: [
      String.raw`ثمن الدفتر $2.35$${gap}درهم وثمن القلم $4.35$${gap}درهم. اشترت سارة 6 دفاتر وقلمًا ودفعت $20$${gap}درهمًا. كم يُعاد إليها؟`,
      String.raw`$1.55$${gap}درهم`,
      String.raw`$5.90$${gap}درهم`,
      'المبلغ المعاد: $20-18.45=1.55$',
    ],
  },
  {
    ...{ family: 'decimal-problems', tier: 'challenge', aim: 'stops-early', seed: 13 },
    en: [
      String.raw`A sack holds $22.9$${gap}kg of rice. 3 bags of $0.29$${gap}kg each are filled from it. How much rice is left in the sack?`,
      String.raw`$22.03$${gap}kg`,
      String.raw`$0.87$${gap}kg`,
      '$22.9-0.87=22.03$',
    ],
    fr: [
      String.raw`Un sac contient $22{,}9$${gap}kg de riz. On remplit 3 sachets de $0{,}29$${gap}kg chacun. Combien de riz reste-t-il dans le sac${gap}?`,
      String.raw`$22{,}03$${gap}kg`,
      String.raw`$0{,}87$${gap}kg`,
      '$22{,}9-0{,}87=22{,}03$',
    ],
    ar: [
      String.raw`في كيس كبير $22.9$${gap}كغ من الأرز. مُلئت منه 3 أكياس صغيرة في كل منها $0.29$${gap}كغ. كم بقي من الأرز في الكيس الكبير؟`,
      String.raw`$22.03$${gap}كغ`,
      String.raw`$0.87$${gap}كغ`,
      '$22.9-0.87=22.03$',
    ],
  },
]

const inOneLine = (rich: RichText | undefined) => typedText(rich ?? []).replaceAll('\n', ' / ')

describe('families about numbers', () => {
  it.each(examples)('writes $family as a teacher would in each language', (example) => {
    const family = numbers.find(({ id }) => id === example.family)
    for (const language of languages) {
      const item = family?.make(randomOf(example.seed), example.tier, language, example.aim)
      const answer = item?.answer.kind === 'value' ? item.answer.shown : undefined
      expect([item?.prompt, answer, item?.wrong?.shown, item?.steps.at(-1)].map(inOneLine)).toEqual(
        example[language],
      )
    }
  })
})
