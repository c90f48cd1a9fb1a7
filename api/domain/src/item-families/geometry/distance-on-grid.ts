import { hasNegatives, type Age } from '../age-limits.ts'
import type { ItemFigure, ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'

/** Two points on a line along an axis. */
interface Points {
  isLevel: boolean
  from: number
  to: number
  /** Their common coordinate. */
  other: number
}

/** Positive coordinates first, then negative ones, then axes that count in twos. */
const scaleOf: Readonly<Record<ResourceTier, { least: number; step: number }>> = {
  support: { least: 0, step: 1 },
  core: { least: -10, step: 1 },
  challenge: { least: -20, step: 2 },
}

/** Without negative numbers, the axes begin at 0. */
const scaleAt = (tier: ResourceTier, age: Age) =>
  hasNegatives(age) ? scaleOf[tier] : { ...scaleOf[tier], least: 0 }

function drawPoints({ whole, pick }: Random, tier: ResourceTier, aim: string | null, age: Age): Points {
  const { least, step } = scaleAt(tier, age)
  const isLevel = tier === 'support' || pick([true, false])
  const other = step * whole(least === 0 ? 0 : -8, 8)
  // The signs matter only if the points are on both sides of an axis.
  if (aim === 'ignores-sign')
    return { isLevel, from: -step * whole(1, least === 0 ? 3 : 8), to: step * whole(1, 8), other }
  return {
    isLevel,
    from: step * whole(least === 0 ? 0 : -8, least === 0 ? 8 : 0),
    to: step * whole(0, 8),
    other,
  }
}

function gridOf({ isLevel, from, to, other }: Points, tier: ResourceTier, age: Age): ItemFigure {
  const { step, least } = scaleAt(tier, age)
  const axis = (label: string) => ({
    from: from < 0 ? Math.min(least, -10) : least,
    to: 10 * step,
    step,
    label,
  })
  const point = (at: number, label: string) =>
    isLevel ? { x: at, y: other, label } : { x: other, y: at, label }
  return {
    kind: 'coordinate-grid',
    x: axis('x'),
    y: axis('y'),
    points: [point(from, 'A'), point(to, 'B')],
    curves: [],
  }
}

const distance = ({ from, to }: Points) => Math.abs(to - from)
const wrongDistance = (points: Points, aim: string): number =>
  aim === 'counts-lines' ? distance(points) + 1 : Math.abs(Math.abs(points.to) - Math.abs(points.from))

export const distanceOnGrid: ItemFamily = {
  ...inMathematics,
  id: 'distance-on-grid',
  names: {
    en: 'Read points on a grid and find their distance',
    fr: 'Lire des points dans un repère et trouver leur distance',
    ar: 'قراءة نقطتين على شبكة الإحداثيات وإيجاد المسافة بينهما',
  },
  words:
    'coordinate plot+point repere$ reperage+plan coordonne quadrillage احداثي شبك+نقط مستوي+احداثي معلم+نقط',
  ages: { from: 9, to: 14 },
  bloomLevel: 'understand',
  errors: {
    'counts-lines': {
      names: {
        en: 'counts the points instead of the steps between them',
        fr: 'compte les points au lieu des intervalles',
        ar: 'يعدّ النقط بدل الخطوات بينها',
      },
      words:
        'count+point count+line count+start off+one one+too+many compte+point compte+ligne intervalle عد+نقط يعد+نقط عد+خط يعد+خط',
    },
    'ignores-sign': {
      names: {
        en: 'ignores the minus sign of a coordinate',
        fr: 'oublie le signe moins d’une coordonnée',
        ar: 'يهمل الإشارة السالبة في الإحداثية',
      },
      from: 11,
      words: 'minus negative+coordinate ignor+sign sign+error forget+sign signe negatif اشار سالب',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const points = drawUntil(
      () => drawPoints(random, tier, aim, age),
      (drawn) => distance(drawn) > 1 && (aim === null || wrongDistance(drawn, aim) !== distance(drawn)),
    )
    const { isLevel, from, to, other } = points
    const first = isLevel ? `A(${from} ; ${other})` : `A(${other} ; ${from})`
    const second = isLevel ? `B(${to} ; ${other})` : `B(${other} ; ${to})`
    const [low, high] = from < to ? [from, to] : [to, from]
    const difference = `${high} - ${writer.factor(low)}`
    return {
      prompt: writer.say({
        en: 'Read the coordinates of $A$ and $B$ on the grid. How many units apart are the two points?',
        fr: 'Lis les coordonnées des points $A$ et $B$ dans le repère. Quelle distance les sépare, en unités du repère ?',
        ar: 'اقرأ إحداثيات النقطتين $A$ و$B$ على الشبكة. كم وحدة بين النقطتين؟',
      }),
      figure: gridOf(points, tier, age),
      answer: valueOf(shownNumber(writer, distance(points))),
      steps: [
        {
          en: `The points are $${first.replace(' ;', ',')}$ and $${second.replace(' ;', ',')}$.`,
          fr: `Les points sont $${first}$ et $${second}$.`,
          ar: `النقطتان هما $${first}$ و$${second}$.`,
        },
        {
          en: `${isLevel ? 'They have the same $y$, so subtract the $x$ values' : 'They have the same $x$, so subtract the $y$ values'}: $${difference} = ${high - low}$.`,
          fr: `${isLevel ? 'Ils ont la même ordonnée, donc on soustrait les abscisses' : 'Ils ont la même abscisse, donc on soustrait les ordonnées'} : $${difference} = ${high - low}$.`,
          ar: `${isLevel ? 'لهما قيمة $y$ نفسها، فنطرح قيمتَي $x$' : 'لهما قيمة $x$ نفسها، فنطرح قيمتَي $y$'}: $${difference} = ${high - low}$.`,
        },
      ].map(writer.say),
      check: { kind: 'arithmetic', expression: `${high}-(${low})`, form: 'any' },
      wrong: wrongFor(aim, () => shownNumber(writer, wrongDistance(points, aim ?? ''))),
      lines: 2,
      demand: demandOf(from, to, other) + scaleOf[tier].step * 2 + (isLevel ? 0 : 1),
    }
  },
}
