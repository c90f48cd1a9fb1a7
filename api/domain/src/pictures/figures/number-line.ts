import { decimalsOf, exact, num, refuse, texts, type FigureReader } from './figure.ts'
import { valueOf } from './tokens.ts'
import type { Wording } from './wording.ts'

export interface NumberLineSpec {
  kind: 'number-line'
  from: number
  to: number
  step: number
  /** Numbers are written as fractions with this denominator; null for whole and decimal numbers. */
  denominator: number | null
  marks: { value: number; name: string | null }[]
  jumps: { from: number; to: number }[]
}

const words =
  'number+line numberline droite+gradue droite+numerique ligne+numerique خط+اعداد مستقيم+اعداد مستقيم+مدرج'
const mostTicks = 41

const range = new RegExp(
  `(?:(?:from|between|de|entre|من|بين) )?${num} (?:to|and|a|et|الي|حتي|و|-|jusqu ' a) ${num}`,
  'u',
)
const upTo = new RegExp(`(?:to|up to|jusqu ' a|jusqua|الي|حتي) ${num}`, 'u')
const steps = [
  new RegExp(
    `(?:steps?|intervals?|jumps of one step|pas|par pas|بخطوه|خطوه|بخطوات|خطوات|تدريج|بتدريج) (?:of |de |size |مقدارها |قدرها |بمقدار )*${num}`,
    'u',
  ),
  new RegExp(`(?:every|by|count in|counting in|chaque|tous les|كل|بمقدار) ${num}(?: s)?`, 'u'),
  new RegExp(`de ${num} en ${num}`, 'u'),
]
const wordSteps: readonly (readonly [RegExp, number])[] = [
  [/in twos|de deux en deux/u, 2],
  [/in fives|de cinq en cinq/u, 5],
  [/in tens|de dix en dix/u, 10],
  [/in halves|halves|demis|انصاف/u, 1 / 2],
  [/in quarters|quarters|quarts|ارباع/u, 1 / 4],
  [/in thirds|thirds|tiers|اثلاث/u, 1 / 3],
  [/in tenths|tenths|dixiemes|اعشار/u, 0.1],
  [/in hundreds|centaines/u, 100],
]
const namedMark = new RegExp(`(?:^| )([a-z]|[اأ-ي]) (?:at|=|:|en|a|عند|علي) ${num}`, 'gu')
const jumpTo = new RegExp(
  `(?:jumps?|hops?|saute?s?|bonds?|قفزه|قفزات|اقفز) (?:from|de|depuis|من) ${num} (?:to|a|jusqu ' a|الي|حتي) ${num}`,
  'u',
)
const jumpsOf = new RegExp(
  `(?:(\\d+) )?(?:jumps?|hops?|sauts?|bonds?|قفزات|قفزه) (?:of|de|بمقدار|مقدارها|كل منها) ${num}(?: (?:(?:starting|beginning) )?(?:from|at|a partir de|depuis|des|من|ابتداء من|بدءا من) ${num})?`,
  'u',
)
const sum = new RegExp(`${num} ([+-]) (\\d+(?:\\.\\d+)?)`, 'u')

function readStep(wording: Wording): { step: number; denominator: number | null } | null {
  for (const expression of steps) {
    const match = wording.find(expression)
    if (!match) continue
    const written = match[2] ?? match[1] ?? '1'
    return { step: Math.abs(valueOf(written)), denominator: denominatorOf(written) }
  }
  for (const [expression, step] of wordSteps)
    if (wording.find(expression))
      return { step, denominator: step < 1 && step !== 0.1 ? Math.round(1 / step) : null }
  return null
}

const denominatorOf = (written: string): number | null =>
  written.includes('/') ? Number(written.split('/')[1]) : null

/** The smallest step of 1, 2 or 5 times a power of ten that gives at most 20 intervals. */
function roundStep(span: number, decimals: number): number {
  for (let power = -decimals; power < 9; power += 1)
    for (const base of [1, 2, 5]) {
      const step = exact(base * 10 ** power)
      if (span / step <= 20.0001) return step
    }
  return span
}

function readJumps(wording: Wording): NumberLineSpec['jumps'] {
  const one = wording.find(jumpTo)
  if (one) return [{ from: valueOf(one[1] ?? '0'), to: valueOf(one[2] ?? '0') }]
  const several = wording.find(jumpsOf)
  if (several) {
    const size = valueOf(several[2] ?? '1')
    const start = valueOf(several[3] ?? '0')
    const count = Math.min(20, Number(several[1] ?? 3))
    return Array.from({ length: count }, (_item, index) => ({
      from: exact(start + index * size),
      to: exact(start + (index + 1) * size),
    }))
  }
  const added = wording.find(sum)
  if (!added) return []
  const [from, by] = [valueOf(added[1] ?? '0'), valueOf(added[3] ?? '0')]
  return [{ from, to: exact(added[2] === '+' ? from + by : from - by) }]
}

function readMarks(wording: Wording): { value: number; name: string | null; written: string }[] {
  const named = wording.findAll(namedMark).map(([, name = '', value = '0']) => {
    const token = wording.tokens.find(
      ({ folded }, index) => folded === name && wording.tokens[index + 2]?.folded === value,
    )
    return { value: valueOf(value), name: token?.written ?? name, written: value }
  })
  const others = wording.tokens.filter(({ kind, isUsed }) => kind === 'number' && !isUsed)
  for (const token of others) token.isUsed = true
  return [...named, ...others.map(({ folded }) => ({ value: valueOf(folded), name: null, written: folded }))]
}

export const numberLine: FigureReader<NumberLineSpec> = {
  words,
  read(wording) {
    wording.take(words)
    wording.take(
      'mark marking show point points dot dots arrow locate placed plot marque point place placer fleche repere علامه نقطه نقاط حدد سهم negative negatif سالبه integer entier صحيح صحيحه fraction decimal decimaux كسور كسر عشري عشريه equal equally interval division divide divided divise divisee مقسم مقسوم jump hop saut bond قفز',
    )
    const jumps = readJumps(wording)
    const given = wording.find(range)
    const end = given ? null : wording.find(upTo)
    const asked = readStep(wording)
    const marks = readMarks(wording)
    const lone = !given && !end && jumps.length === 0 && marks.length === 1 ? marks.pop() : undefined
    const values = [...marks.map(({ value }) => value), ...jumps.flatMap((jump) => [jump.from, jump.to])]
    const [first, second] = given
      ? [valueOf(given[1] ?? '0'), valueOf(given[2] ?? '0')]
      : [Math.min(0, Math.floor(Math.min(0, ...values))), valueOf(end?.[1] ?? lone?.written ?? '0')]
    const [from, to] = given
      ? [Math.min(first, second), Math.max(first, second)]
      : [
          Math.min(first, second),
          end || lone
            ? Math.max(first, second)
            : Math.max(values.length > 0 ? 1 : 10, ...values.map(Math.ceil)),
        ]
    const nearest = texts(
      'number line from 0 to 20 in steps of 2',
      'droite graduée de 0 à 20 de 2 en 2',
      'خط أعداد من 0 إلى 20 بخطوة 2',
    )
    if (to <= from)
      return refuse(
        texts(
          'A number line needs two different ends.',
          'Une droite graduée a besoin de deux extrémités différentes.',
          'يحتاج خط الأعداد إلى طرفين مختلفين.',
        ),
        nearest,
      )
    const outside = values.find((value) => value < from || value > to)
    if (outside !== undefined)
      return refuse(
        texts(
          `${String(outside)} is not between ${String(from)} and ${String(to)}.`,
          `${String(outside)} n’est pas entre ${String(from)} et ${String(to)}.`,
          `العدد ${String(outside)} ليس بين ${String(from)} و${String(to)}.`,
        ),
        nearest,
      )
    const fractional = marks.map(({ written }) => denominatorOf(written)).find((one) => one !== null)
    const denominator = asked ? asked.denominator : (fractional ?? denominatorOf(given?.[2] ?? ''))
    const decimals = Math.max(decimalsOf(from), decimalsOf(to), ...values.map((value) => decimalsOf(value)))
    const step =
      asked?.step ??
      (denominator
        ? 1 / denominator
        : roundStep(to - from, Math.min(decimals, 3) || (to - from <= 1 ? 1 : 0)))
    const ticks = Math.floor((to - from) / step + 1e-6) + 1
    if (step <= 0 || ticks > mostTicks)
      return refuse(
        texts(
          `The line would need ${String(ticks)} marks; at most ${String(mostTicks)} can be read.`,
          `La droite aurait ${String(ticks)} graduations ; au-delà de ${String(mostTicks)}, elle est illisible.`,
          `سيحتاج الخط إلى ${String(ticks)} علامة، ولا يمكن قراءة أكثر من ${String(mostTicks)}.`,
        ),
        nearest,
      )
    const [a, b, s] = [from, to]
      .map(String)
      .concat(denominator ? `1/${String(denominator)}` : String(exact(step)))
    const extra =
      marks.length > 0
        ? marks
            .map(({ value, name, written }) =>
              name ? `${name} = ${written}` : denominator ? written : String(exact(value)),
            )
            .join(', ')
        : ''
    const hops = jumps.map((jump) => `${String(jump.from)} → ${String(jump.to)}`).join(', ')
    const tail = (mark: string, hop: string, comma: string) =>
      `${extra ? `${comma} ${mark} ${extra}` : ''}${hops ? `${comma} ${hop} ${hops}` : ''}`
    return {
      spec: {
        kind: 'number-line',
        from,
        to,
        step,
        denominator,
        marks: marks.map(({ value, name }) => ({ value, name })),
        jumps,
      },
      title: texts(
        `a number line from ${a} to ${b} in steps of ${s}${tail('marked:', 'jumps:', ';')}`,
        `une droite graduée de ${a} à ${b}, de pas ${s}${tail('repérés :', 'sauts :', ' ;')}`,
        `خط أعداد من ${a} إلى ${b} بخطوة ${s}${tail('المعلَّم:', 'القفزات:', '؛')}`,
      ),
    }
  },
}
