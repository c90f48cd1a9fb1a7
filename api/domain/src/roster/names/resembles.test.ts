import { expect, it } from 'vitest'
import { namesInTwoScripts } from './testing/names-in-two-scripts.ts'
import { resembles } from './resembles.ts'

const named = (name: string) => {
  const [lastName = '', firstName = ''] = name.split(', ')
  return { lastName, firstName }
}
const areAlike = (one: string, other: string) => resembles(named(one), named(other))

it.each([
  ['Martin, Emma', 'Durand, Emma'],
  ['Martin, Emma', 'Martin, Zoé'],
  ['Emma, Martin', 'MARTIN, EMMA'],
  ['Martin-Durand, Emma', 'Durand, Léa'],
  ['Lévy', 'Levi, Zoë'],
  ['Lefebvre, Matthieu', 'Lefèvre, Mathieu'],
  ['Dupont, Chloé', 'Roy, Cholé'],
  ['Petit, Jean Paul', 'Roy, Jeanpaul'],
  ['Ben Salah, Karim', 'بن صالح, كريم'],
  ['بن علي, أحمد', 'Bin Ali, Ahmad'],
  ['Alaoui, Abderrahmane', 'الإدريسي, عبد الرحمن'],
])('%s may be %s', (one, other) => {
  expect([areAlike(one, other), areAlike(other, one)]).toEqual([true, true])
})

it.each([
  ['Martin, Emma', 'Durand, Zoé'],
  ['Martin, Lina', 'Durand, Dina'],
  ['Martin, Léa', 'Durand, Leo'],
  ['Ben Salah, Karim', 'Ben Ali, Omar'],
  ['El Amrani, Sara', 'El Idrissi, Aya'],
  ['بن صالح, كريم', 'بن علي, عمر'],
  ['Salah, Karim', 'علي, عمر'],
  ['Martin, M.', 'Durand, محمد'],
  ['Martin', ''],
])('%s is not %s', (one, other) => {
  expect([areAlike(one, other), areAlike(other, one)]).toEqual([false, false])
})

it.each(namesInTwoScripts)('%s may be %s, which is the same name in Arabic', (latin, arabic) => {
  expect(areAlike(`Martin, ${latin}`, `الإدريسي, ${arabic}`)).toBe(true)
})
