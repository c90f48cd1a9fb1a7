import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'
import { sumOf } from '../data/data-values.ts'

interface Sharing {
  ratio: readonly number[]
  /** What one part is worth. */
  unit: number
  /** Whose share is asked, from 0. */
  part: number
}

function drawSharing({ whole, pick }: Random, tier: ResourceTier): Sharing {
  if (tier === 'support') return { ratio: [1, whole(2, 4)], unit: whole(3, 9), part: 1 }
  if (tier === 'core') return { ratio: [whole(2, 5), whole(2, 7)], unit: whole(4, 12), part: pick([0, 1]) }
  return { ratio: [whole(2, 5), whole(2, 7), whole(1, 6)], unit: whole(7, 25), part: pick([0, 1, 2]) }
}

function wrongShare({ ratio, unit, part }: Sharing, aim: string): number {
  const total = unit * sumOf(ratio)
  if (aim === 'equal-shares') return total / ratio.length
  if (aim === 'divides-by-own-part') return total / (ratio[part] ?? 1)
  return unit * (ratio[(part + 1) % ratio.length] ?? 0)
}

const names: Readonly<Record<'en' | 'fr' | 'ar', readonly string[]>> = {
  en: ['Lina', 'Sami', 'Nora'],
  fr: ['Lina', 'Sami', 'Nora'],
  ar: ['لينا', 'سامي', 'نورا'],
}
/** "Does she" and "does he" in French, and the verb of the question in Arabic. */
const pronouns = ['elle', 'il', 'elle']
const receives = ['تأخذ', 'يأخذ', 'تأخذ']

const things: readonly Texts[] = [
  { en: 'cards', fr: 'cartes', ar: 'بطاقة' },
  { en: 'marbles', fr: 'billes', ar: 'كرة' },
  { en: 'stickers', fr: 'vignettes', ar: 'صورة' },
]

export const shareInRatio: ItemFamily = {
  ...inMathematics,
  id: 'share-in-ratio',
  names: { en: 'Share in a ratio', fr: 'Partager selon un ratio', ar: 'التقسيم وفق نسبة معطاة' },
  words:
    'ratio$ ratios$ proportion+share partage+inegal share+ratio divid+ratio partage+rapport partage+ratio partage+proportionnel نسبه$ نسب$ تقسيم+نسب تقسيم+تناسب',
  ages: { from: 10, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'equal-shares': {
      names: { en: 'shares equally', fr: 'partage en parts égales', ar: 'يقسم إلى أجزاء متساوية' },
      words:
        'equal+share share+equal equal+part part+egal partage+egal ignor+ratio متساو+جزء متساو+اجزاء بالتساوي',
    },
    'divides-by-own-part': {
      names: {
        en: 'divides by one number of the ratio instead of by all parts',
        fr: 'divise par un seul nombre du ratio au lieu du total des parts',
        ar: 'يقسم على أحد عددي النسبة بدل مجموع الأجزاء',
      },
      words:
        'divid+one+part divid+ratio total+part forget+add+part divise+rapport divise+part oubli+total قسم+جزء يقسم+جزء مجموع+اجزاء',
    },
    'other-share': {
      names: {
        en: 'mixes up the order of the ratio',
        fr: 'inverse l’ordre du ratio',
        ar: 'يخلط ترتيب النسبة',
      },
      words:
        'order+ratio wrong+order swap+ratio mix+order ordre+rapport inverse+rapport inverse+ordre ترتيب+نسب عكس+نسب',
    },
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const sharing = drawUntil(
      () => drawSharing(random, tier),
      (drawn) => {
        const total = drawn.unit * sumOf(drawn.ratio)
        // Arabic counts things from 11 in the singular, so that one form suits all numbers.
        if (new Set(drawn.ratio).size < drawn.ratio.length || total % 100 < 11) return false
        if (aim === null) return true
        const wrong = wrongShare(drawn, aim)
        return Number.isInteger(wrong) && wrong !== drawn.unit * (drawn.ratio[drawn.part] ?? 0)
      },
    )
    const { ratio, unit, part } = sharing
    const own = ratio[part] ?? 0
    const parts = sumOf(ratio)
    const total = unit * parts
    const thing = random.pick(things)
    const who = { en: names.en[part], fr: names.fr[part], ar: names.ar[part] }
    const list = (all: readonly string[], and: string, comma: string) => {
      const involved = all.slice(0, ratio.length)
      return `${involved.slice(0, -1).join(comma)}${and}${involved.at(-1)}`
    }
    const inOrder = ratio.join(' : ')
    return {
      prompt: writer.say({
        en: `${list(names.en, ' and ', ', ')} share ${total} ${thing.en} in the ratio ${inOrder}, in this order. How many ${thing.en} does ${who.en} get?`,
        fr: `${list(names.fr, ' et ', ', ')} se partagent ${total} ${thing.fr} selon le ratio ${inOrder}, dans cet ordre. Combien de ${thing.fr} ${who.fr} reçoit-${pronouns[part]} ?`,
        ar: `تتقاسم ${list(names.ar, ' و', ' و')} ${total} ${thing.ar} بنسبة ${ratio.join(' إلى ')} على الترتيب. كم ${thing.ar} ${receives[part]} ${who.ar}؟`,
      }),
      figure: null,
      answer: valueOf(shownNumber(writer, unit * own)),
      steps: [
        {
          en: `Number of parts: $${ratio.join(' + ')} = ${parts}$.`,
          fr: `Nombre de parts : $${ratio.join(' + ')} = ${parts}$.`,
          ar: `عدد الأجزاء: $${ratio.join(' + ')} = ${parts}$.`,
        },
        {
          en: `One part: $${total} \\div ${parts} = ${unit}$.`,
          fr: `Une part : $${total} \\div ${parts} = ${unit}$.`,
          ar: `الجزء الواحد: $${total} \\div ${parts} = ${unit}$.`,
        },
        {
          en: `${who.en}’s share: $${own} \\times ${unit} = ${own * unit}$.`,
          fr: `La part de ${who.fr} : $${own} \\times ${unit} = ${own * unit}$.`,
          ar: `نصيب ${who.ar}: $${own} \\times ${unit} = ${own * unit}$.`,
        },
      ].map(writer.say),
      check: { kind: 'share', total: `${total}`, ratio: ratio.map(String), part },
      wrong: wrongFor(aim, () => shownNumber(writer, wrongShare(sharing, aim ?? ''))),
      lines: 3,
      demand: demandOf(total, unit, ...ratio),
    }
  },
}
