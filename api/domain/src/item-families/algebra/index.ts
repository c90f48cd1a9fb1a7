import type { ItemFamily } from '../item-family.ts'
import { bothSidesEquation } from './both-sides-equation.ts'
import { bracketEquation } from './bracket-equation.ts'
import { evaluateExpression } from './evaluate-expression.ts'
import { geometricNextTerm } from './geometric-next-term.ts'
import { missingNumber } from './missing-number.ts'
import { nextTerm } from './next-term.ts'
import { mapScale } from './map-scale.ts'
import { nthTerm } from './nth-term.ts'
import { oneStepEquation } from './one-step-equation.ts'
import { proportionalRecipe } from './proportional-recipe.ts'
import { shareInRatio } from './share-in-ratio.ts'
import { twoStepEquation } from './two-step-equation.ts'
import { unitPrice } from './unit-price.ts'

export const algebra: readonly ItemFamily[] = [
  missingNumber,
  oneStepEquation,
  twoStepEquation,
  bothSidesEquation,
  bracketEquation,
  evaluateExpression,
  nextTerm,
  geometricNextTerm,
  nthTerm,
  shareInRatio,
  proportionalRecipe,
  mapScale,
  unitPrice,
]
