import { algebra } from './algebra/index.ts'
import { data } from './data/index.ts'
import { geometry } from './geometry/index.ts'
import type { ItemFamily } from './item-family.ts'
import { language } from './language/index.ts'
import { measures } from './measures/index.ts'
import { numbers } from './numbers/index.ts'

/** Every family of the product. */
export const itemFamilies: readonly ItemFamily[] = [
  ...numbers,
  ...algebra,
  ...geometry,
  ...measures,
  ...data,
  ...language,
]
