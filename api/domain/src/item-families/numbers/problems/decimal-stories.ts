import type { Texts } from '../../texts.ts'

/**
 * A story about a measure from which something is taken: one part, two parts, or several equal ones. `#x` stands for
 * the measure, `#a` and `#b` for the parts, `#k` for a number from 3 to 9.
 */
interface DecimalStory {
  start: Texts
  takesOne: Texts
  takesTwo: Texts
  takesSeveral: Texts
  asks: Texts
  unit: Texts
}

export const decimalStories: readonly DecimalStory[] = [
  {
    start: { en: 'A rope is #x\u00a0m long.', fr: 'Une corde mesure #x\u00a0m.', ar: 'طول حبل #x\u00a0م.' },
    takesOne: {
      en: 'A piece of #a\u00a0m is cut off.',
      fr: 'On en coupe un morceau de #a\u00a0m.',
      ar: 'قُطعت منه قطعة طولها #a\u00a0م.',
    },
    takesTwo: {
      en: 'A piece of #a\u00a0m and a piece of #b\u00a0m are cut off.',
      fr: 'On en coupe un morceau de #a\u00a0m et un autre de #b\u00a0m.',
      ar: 'قُطعت منه قطعة طولها #a\u00a0م وأخرى طولها #b\u00a0م.',
    },
    takesSeveral: {
      en: '#k pieces of #a\u00a0m each are cut off.',
      fr: 'On en coupe #k morceaux de #a\u00a0m chacun.',
      ar: 'قُطعت منه #k قطع طول كل منها #a\u00a0م.',
    },
    asks: {
      en: 'How long is the rest?',
      fr: 'Quelle longueur reste-t-il\u00a0?',
      ar: 'ما طول الجزء الباقي؟',
    },
    unit: { en: 'm', fr: 'm', ar: 'م' },
  },
  {
    start: {
      en: 'A sack holds #x\u00a0kg of rice.',
      fr: 'Un sac contient #x\u00a0kg de riz.',
      ar: 'في كيس كبير #x\u00a0كغ من الأرز.',
    },
    takesOne: { en: '#a\u00a0kg is taken out.', fr: 'On en retire #a\u00a0kg.', ar: 'أُخذ منه #a\u00a0كغ.' },
    takesTwo: {
      en: 'First #a\u00a0kg and then #b\u00a0kg are taken out.',
      fr: 'On en retire #a\u00a0kg, puis #b\u00a0kg.',
      ar: 'أُخذ منه #a\u00a0كغ ثم #b\u00a0كغ.',
    },
    takesSeveral: {
      en: '#k bags of #a\u00a0kg each are filled from it.',
      fr: 'On remplit #k sachets de #a\u00a0kg chacun.',
      ar: 'مُلئت منه #k أكياس صغيرة في كل منها #a\u00a0كغ.',
    },
    asks: {
      en: 'How much rice is left in the sack?',
      fr: 'Combien de riz reste-t-il dans le sac\u00a0?',
      ar: 'كم بقي من الأرز في الكيس الكبير؟',
    },
    unit: { en: 'kg', fr: 'kg', ar: 'كغ' },
  },
  {
    start: {
      en: 'A barrel holds #x\u00a0L of water.',
      fr: 'Un tonneau contient #x\u00a0L d’eau.',
      ar: 'في برميل #x\u00a0ل من الماء.',
    },
    takesOne: { en: '#a\u00a0L is poured out.', fr: 'On en verse #a\u00a0L.', ar: 'صُبّ منه #a\u00a0ل.' },
    takesTwo: {
      en: 'First #a\u00a0L and then #b\u00a0L are poured out.',
      fr: 'On en verse #a\u00a0L, puis #b\u00a0L.',
      ar: 'صُبّ منه #a\u00a0ل ثم #b\u00a0ل.',
    },
    takesSeveral: {
      en: '#k cans of #a\u00a0L each are filled from it.',
      fr: 'On remplit #k arrosoirs de #a\u00a0L chacun.',
      ar: 'مُلئت منه #k دلاء سعة كل منها #a\u00a0ل.',
    },
    asks: {
      en: 'How much water is left in the barrel?',
      fr: 'Combien d’eau reste-t-il dans le tonneau\u00a0?',
      ar: 'كم بقي من الماء في البرميل؟',
    },
    unit: { en: 'L', fr: 'L', ar: 'ل' },
  },
]
