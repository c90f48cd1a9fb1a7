import { exact, num, refuse, texts, type FigureReader } from './figure.ts'
import { valueOf } from './tokens.ts'

export interface BarModelSpec {
  kind: 'bar-model'
  /** Null for an unknown number, which is shown as "?". */
  whole: number | null
  parts: (number | null)[]
  /** Whether it is drawn as circles joined by lines. */
  isCherry: boolean
}

export interface BalanceSpec {
  kind: 'balance'
  /** The sides of the equation, as written. */
  left: string
  right: string
}

const modelWords =
  'part+whole parties+tout bar+model tape+diagram parts+tout modele+barre schema+barre number+bond jolie+cerise cherry نموذج+شريط نموذج+جزء جزء+كل روابط+اعداد'

export const barModel: FigureReader<BarModelSpec> = {
  words: modelWords,
  read(wording) {
    const isCherry = wording.has('bond cherry روابط part+whole+circle')
    wording.take(modelWords)
    wording.take(
      'part parts whole total tout partie model modele diagram schema barre bar$ bars نموذج جزء اجزاء كل كلي شريط مجموع unknown inconnu مجهول missing مفقود sum somme problem',
    )
    const sum = wording.find(new RegExp(`((?:${num}|\\?)(?: \\+ (?:${num}|\\?))+) = (${num}|\\?)`, 'u'))
    const reversed = sum
      ? null
      : wording.find(new RegExp(`(${num}|\\?) = ((?:${num}|\\?)(?: \\+ (?:${num}|\\?))+)`, 'u'))
    const whole = wording.find(
      new RegExp(
        `(?:whole|total|tout|sum|somme|الكل|كل|المجموع|مجموع) (?:of |= |: |is |de |est |هو )*${num}`,
        'u',
      ),
    )
    const values = wording.takeNumbers()
    const unknown = wording.text.includes('?') || wording.has('unknown inconnu مجهول missing مفقود')
    const sumParts = (sum?.[1] ?? reversed?.[3])
      ?.split(' + ')
      .map((part) => (part === '?' ? null : valueOf(part)))
    const parts: (number | null)[] = sumParts ?? values
    const sumWhole = /= (\S+)$/u.exec(sum?.[0] ?? '')?.[1] ?? reversed?.[1]
    const stated =
      sum || reversed
        ? sumWhole === '?'
          ? null
          : valueOf(sumWhole ?? '0')
        : whole
          ? valueOf(whole[1] ?? '0')
          : undefined
    const nearest = texts(
      'bar model: whole 12, parts 5 and 7',
      'modèle en barre : tout 12, parties 5 et 7',
      'نموذج شريطي: الكل 12، الأجزاء 5 و7',
    )
    const givenParts = parts.filter((part): part is number => part !== null)
    const knownSum = exact(givenParts.reduce((total, part) => total + part, 0))
    const wholeShown = stated === undefined ? (unknown ? null : knownSum) : stated
    const allParts =
      parts.length === 1 && wholeShown !== null && stated !== undefined
        ? [...parts, unknown ? null : exact(wholeShown - knownSum)]
        : parts
    const isWrong =
      allParts.every((part) => part !== null) &&
      wholeShown !== null &&
      exact(allParts.reduce<number>((total, part) => total + (part ?? 0), 0)) !== wholeShown
    if (allParts.length < 2 || allParts.length > 8 || givenParts.some((part) => part <= 0) || isWrong)
      return refuse(
        texts(
          isWrong
            ? `The parts don’t add up to ${String(wholeShown)}.`
            : 'A part–whole model needs two to eight positive parts.',
          isWrong
            ? `La somme des parties n’est pas ${String(wholeShown)}.`
            : 'Un modèle en barre a besoin de deux à huit parties positives.',
          isWrong
            ? `مجموع الأجزاء ليس ${String(wholeShown)}.`
            : 'يحتاج النموذج إلى جزأين حتى ثمانية أجزاء موجبة.',
        ),
        nearest,
      )
    const list = allParts.map((part) => (part === null ? '?' : String(part))).join(' + ')
    const total = wholeShown === null ? '?' : String(wholeShown)
    return {
      spec: { kind: 'bar-model', whole: wholeShown, parts: allParts, isCherry },
      title: texts(
        `a part–whole model: ${list} = ${total}`,
        `un schéma parties-tout : ${list} = ${total}`,
        `نموذج الجزء والكل: ${list} = ${total}`,
      ),
    }
  },
}

const balanceWords = 'balance scale scales equation balances ميزان معادله balancoire'

/** The value of a side without unknowns: sums, differences and products; null with letters. */
function valueOfSide(side: string): number | null {
  if (!/^-?\d[\d./]*(?: [+x-] -?\d[\d./]*)*$/u.test(side)) return null
  const terms = side.replaceAll(' - ', ' + -').split(' + ')
  const values = terms.map((term) =>
    term.split(' x ').reduce((product, factor) => product * valueOf(factor.replace(/\s/g, '')), 1),
  )
  return exact(values.reduce((sum, value) => sum + value, 0))
}

const pretty = (side: string) =>
  side
    .replace(/(?<=\d) x (?=-?\d)/gu, ' × ')
    .replaceAll('-', '−')
    .replace(/(\d) (\p{L})/gu, '$1$2')
    .trim()

export const balance: FigureReader<BalanceSpec> = {
  words: balanceWords,
  read(wording) {
    if (!wording.has('balance balances scale scales ميزان')) return null
    wording.take(balanceWords)
    const term = String.raw`(?:-?\d+(?:\.\d+)?(?:/\d+)?(?: [a-zس])?|[a-zس](?= |$)|\?)`
    const side = `(${term}(?: (?:[+x-]) ${term})*)`
    const equation = wording.find(new RegExp(`(?:^| )${side} = ${side}(?= |$)`, 'u'))
    if (!equation) return null
    wording.take('plateaux كفتي كفتا pan pans showing model equation معادله')
    const [, left = '', right = ''] = equation
    const values = [valueOfSide(left), valueOfSide(right)] as const
    if (values[0] !== null && values[1] !== null && values[0] !== values[1])
      return refuse(
        texts(
          `${pretty(left)} = ${pretty(right)} is false.`,
          `${pretty(left)} = ${pretty(right)} est faux.`,
          `المساواة ${pretty(left)} = ${pretty(right)} خاطئة.`,
        ),
        texts('balance scale x + 3 = 8', 'balance : x + 3 = 8', 'ميزان: x + 3 = 8'),
      )
    const text = `${pretty(left)} = ${pretty(right)}`
    return {
      spec: { kind: 'balance', left: pretty(left), right: pretty(right) },
      title: texts(
        `a balance scale with the equation ${text}`,
        `une balance avec l’équation ${text}`,
        `ميزان مع المعادلة ${text}`,
      ),
    }
  },
}
