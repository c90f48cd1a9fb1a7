import { exact } from '../../exact-numbers.ts'
import { lowest } from '../recipe/exact-text.ts'
import type { Pen } from '../recipe/pen.ts'
import { lcm } from '../recipe/whole-numbers.ts'
import { over, written, type Ratio } from './ratio.ts'

/** The steps that give fractions one denominator: which one, and the fractions that change. */
export function commonDenominatorSteps(ratios: readonly Ratio[], { say, n }: Pen): string[] {
  const common = ratios.reduce((below, ratio) => lcm(below, ratio.below), 1)
  const changed = ratios.filter(({ below }) => below !== common)
  return [
    `${say({ en: 'A common denominator is', fr: 'Un dénominateur commun est', ar: 'المقام المشترك هو' })} $${common}$.`,
    changed
      .map((ratio) => {
        const factor = common / ratio.below
        return `$${n(written(ratio))}=\\frac{${ratio.above}\\times ${factor}}{${ratio.below}\\times ${factor}}=${n(written(over(ratio, common)))}$`
      })
      .join(say({ en: ' and ', fr: ' et ', ar: ' و' })),
  ].filter((step) => step !== '')
}

/** The step that writes a fraction in lowest terms; none if it already is. */
export function inLowestTerms(fraction: string, { say, n }: Pen): string[] {
  const simplest = lowest(exact(fraction))
  return simplest === fraction
    ? []
    : [
        `${say({ en: 'In lowest terms:', fr: 'Sous forme irréductible\u00a0:', ar: 'في أبسط صورة:' })} $${n(fraction)}=${n(simplest)}$`,
      ]
}
