import type { Texts } from '../../texts.ts'

/** A story about an amount of which a part is used, told sentence by sentence. `#` stands for its number. */
interface AmountStory {
  start: Texts
  uses: Texts
  usesMore: Texts
  asksUsed: Texts
  asksLeft: Texts
  unit: Texts
}

export const amountStories: readonly AmountStory[] = [
  {
    start: { en: 'A ribbon is #\u00a0cm long.', fr: 'Un ruban mesure #\u00a0cm.', ar: 'طول شريط #\u00a0سم.' },
    uses: { en: 'Lina uses # of it.', fr: 'Lina utilise # du ruban.', ar: 'استعملت لينا # منه.' },
    usesMore: {
      en: 'Then she uses # of what is left.',
      fr: 'Puis elle utilise # de ce qui reste.',
      ar: 'ثم استعملت # من الباقي.',
    },
    asksUsed: {
      en: 'How many centimetres does she use?',
      fr: 'Combien de centimètres utilise-t-elle\u00a0?',
      ar: 'كم سنتيمترًا استعملت؟',
    },
    asksLeft: {
      en: 'How many centimetres are left in the end?',
      fr: 'Combien de centimètres reste-t-il à la fin\u00a0?',
      ar: 'كم سنتيمترًا بقي في النهاية؟',
    },
    unit: { en: 'cm', fr: 'cm', ar: 'سم' },
  },
  {
    start: {
      en: 'A sack holds #\u00a0kg of flour.',
      fr: 'Un sac contient #\u00a0kg de farine.',
      ar: 'في كيس #\u00a0كغ من الدقيق.',
    },
    uses: {
      en: 'The baker uses # of it.',
      fr: 'Le boulanger utilise # de la farine.',
      ar: 'استعمل الخبّاز # منه.',
    },
    usesMore: {
      en: 'Then he uses # of what is left.',
      fr: 'Puis il utilise # de ce qui reste.',
      ar: 'ثم استعمل # من الباقي.',
    },
    asksUsed: {
      en: 'How many kilograms does he use?',
      fr: 'Combien de kilogrammes utilise-t-il\u00a0?',
      ar: 'كم كيلوغرامًا استعمل؟',
    },
    asksLeft: {
      en: 'How many kilograms are left in the end?',
      fr: 'Combien de kilogrammes reste-t-il à la fin\u00a0?',
      ar: 'كم كيلوغرامًا بقي في النهاية؟',
    },
    unit: { en: 'kg', fr: 'kg', ar: 'كغ' },
  },
  {
    start: { en: 'A route is #\u00a0km long.', fr: 'Un trajet mesure #\u00a0km.', ar: 'طول طريق #\u00a0كم.' },
    uses: { en: 'Omar covers # of it.', fr: 'Omar parcourt # du trajet.', ar: 'قطع عمر # منه.' },
    usesMore: {
      en: 'Then he covers # of what is left.',
      fr: 'Puis il parcourt # de ce qui reste.',
      ar: 'ثم قطع # من الباقي.',
    },
    asksUsed: {
      en: 'How many kilometres does he cover?',
      fr: 'Combien de kilomètres parcourt-il\u00a0?',
      ar: 'كم كيلومترًا قطع؟',
    },
    asksLeft: {
      en: 'How many kilometres are left in the end?',
      fr: 'Combien de kilomètres reste-t-il à la fin\u00a0?',
      ar: 'كم كيلومترًا بقي في النهاية؟',
    },
    unit: { en: 'km', fr: 'km', ar: 'كم' },
  },
  {
    start: {
      en: 'A tank holds #\u00a0L of water.',
      fr: 'Une cuve contient #\u00a0L d’eau.',
      ar: 'في خزّان #\u00a0ل من الماء.',
    },
    uses: {
      en: 'The gardener uses # of it.',
      fr: 'Le jardinier utilise # de l’eau.',
      ar: 'استعمل البستاني # منه.',
    },
    usesMore: {
      en: 'Then he uses # of what is left.',
      fr: 'Puis il utilise # de ce qui reste.',
      ar: 'ثم استعمل # من الباقي.',
    },
    asksUsed: {
      en: 'How many litres does he use?',
      fr: 'Combien de litres utilise-t-il\u00a0?',
      ar: 'كم لترًا استعمل؟',
    },
    asksLeft: {
      en: 'How many litres are left in the end?',
      fr: 'Combien de litres reste-t-il à la fin\u00a0?',
      ar: 'كم لترًا بقي في النهاية؟',
    },
    unit: { en: 'L', fr: 'L', ar: 'ل' },
  },
]
