import { areaOfLShapes } from '../area-of-l-shapes/index.ts'
import { crisisOf1789 } from '../crisis-of-1789/index.ts'
import { ratio } from '../ratio/index.ts'
import { bad, item, type BadPlan } from './edit.ts'

export const objectives: BadPlan[] = [
  bad(
    'an objective that nobody can see',
    crisisOf1789,
    'objectives',
    (value) => {
      item(value.items, 1).text = 'Comprendre le rôle de la dette.'
    },
    'objectives verb-not-observable',
  ),
  bad(
    'a verb of another level',
    areaOfLShapes,
    'objectives',
    (value) => {
      item(value.items, 0).bloomLevel = 'create'
    },
    'objectives verb-level',
  ),
  bad(
    'one thinking level only',
    ratio,
    'objectives',
    (value) => {
      for (const one of value.items.slice(1)) one.bloomLevel = 'apply'
      item(value.items, 0).bloomLevel = 'understand'
    },
    'objectives bloom-spread',
  ),
]
