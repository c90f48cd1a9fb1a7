import { animals } from './animals.ts'
import type { ConceptGroup } from './concept-group.ts'
import { everyday } from './everyday.ts'
import { furtherThings } from './further-things.ts'
import { nature } from './nature.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { plantsAndFood } from './plants-and-food.ts'
import { school } from './school.ts'

/** The things that can be named in English, French and Arabic. */
export const conceptGroups: readonly ConceptGroup[] = [
  ...animals,
  ...plantsAndFood,
  ...nature,
  ...people,
  ...places,
  ...school,
  ...everyday,
  ...furtherThings,
]
