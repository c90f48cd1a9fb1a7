import { describe, expect, it } from 'vitest'
import { nameKeys, normaliseName } from './normalise-name.ts'
import { splitName } from './split-name.ts'

const isSame = (a: [string, string], b: [string, string]) => {
  const keys = nameKeys({ firstName: a[0], lastName: a[1] })
  return nameKeys({ firstName: b[0], lastName: b[1] }).some((key) => keys.includes(key))
}

describe('a person in two spellings', () => {
  it.each<[string, [string, string], [string, string]]>([
    ['accents', ['Élodie', 'Brûlé'], ['Elodie', 'Brule']],
    ['composed and decomposed', ['Zo\u00eb', 'L\u00e9vy'], ['Zoe\u0308', 'Le\u0301vy']],
    ['case', ['marie', 'DUPONT'], ['Marie', 'Dupont']],
    ['ligatures', ['Cœur', 'Lœb'], ['Coeur', 'Loeb']],
    ['hyphens', ['Jean-Pierre', 'Roy'], ['Jean Pierre', 'Roy']],
    ['apostrophes', ['Tom', 'O’Brien'], ['Tom', "O'brien"]],
    ['spaces within a name', ['Abd El Kader', 'Ben Ali'], ['Abdelkader', 'Benali']],
    ['hard and several spaces', ['Marie\u00a0', ' de  la Tour'], ['Marie', 'de la Tour']],
    ['first and last exchanged', ['Marie', 'Dupont'], ['Dupont', 'Marie']],
    ['split at another place', ['Ali Mohamed', 'Ben'], ['Mohamed', 'Ben Ali']],
    ['hamza above', ['أحمد', 'علي'], ['احمد', 'علي']],
    ['hamza below', ['إيمان', 'علي'], ['ايمان', 'علي']],
    ['madda', ['آية', 'علي'], ['اية', 'علي']],
    ['wasla', ['ٱحمد', 'علي'], ['احمد', 'علي']],
    ['hamza on its seats', ['مؤمن', 'رائد'], ['مومن', 'رايد']],
    ['hamza that stands alone', ['شيماء', 'علي'], ['شيما', 'علي']],
    ['tatweel', ['محـــمد', 'علي'], ['محمد', 'علي']],
    ['vowel signs', ['مُحَمَّد', 'عَلِي'], ['محمد', 'علي']],
    ['ta marbuta and alef maqsura', ['فاطمة', 'ليلى'], ['فاطمه', 'ليلي']],
    ['spaces in Arabic', ['عبد الله', 'بن علي'], ['عبدالله', 'بنعلي']],
    ['directional marks', ['\u200fسارة', 'علي'], ['سارة', 'علي\u200e']],
  ])('is recognised: %s', (_what, a, b) => expect(isSame(a, b)).toBe(true))

  it.each<[[string, string], [string, string]]>([
    [
      ['Ann', 'Alee'],
      ['Anna', 'Lee'],
    ],
    [
      ['Marie', 'Dupont'],
      ['Marie', 'Durand'],
    ],
    [
      ['Marie', 'Dupont'],
      ['Marie', ''],
    ],
    [
      ['سارة', 'علي'],
      ['سارة', 'عمر'],
    ],
  ])('does not merge two people: %j %j', (a, b) => expect(isSame(a, b)).toBe(false))

  it('has no key without a letter or digit', () => {
    expect(nameKeys({ firstName: ' - ', lastName: '\u200f' })).toEqual([])
    expect(normaliseName('٣')).toBe('3')
  })
})

describe('splitting a whole name', () => {
  it.each<[string, 'last-first' | 'first-last', string, string]>([
    ['Dupont Marie', 'last-first', 'Marie', 'Dupont'],
    ['Marie Dupont', 'first-last', 'Marie', 'Dupont'],
    ['DUPONT Marie', 'first-last', 'Marie', 'DUPONT'],
    ['Marie Anne DE LA TOUR', 'last-first', 'Marie Anne', 'DE LA TOUR'],
    ['Dupont, Marie Anne', 'first-last', 'Marie Anne', 'Dupont'],
    ['بن علي، محمد', 'first-last', 'محمد', 'بن علي'],
    ['Ben Ali Mohamed', 'last-first', 'Mohamed', 'Ben Ali'],
    ['Mohamed Ben Ali', 'first-last', 'Mohamed', 'Ben Ali'],
    ['Marie de la Tour', 'first-last', 'Marie', 'de la Tour'],
    ['محمد بن علي', 'first-last', 'محمد', 'بن علي'],
    ['بن علي محمد', 'last-first', 'محمد', 'بن علي'],
    ['Ronaldo', 'last-first', 'Ronaldo', ''],
    ['DUPONT MARIE', 'last-first', 'MARIE', 'DUPONT'],
    ['Marie T Dupont', 'first-last', 'Marie T', 'Dupont'],
    ['Bob 2', 'first-last', 'Bob 2', ''],
    ['Adam (2) Petit', 'first-last', 'Adam (2)', 'Petit'],
  ])('%s (%s)', (name, order, firstName, lastName) =>
    expect(splitName(name, order)).toMatchObject({ firstName, lastName }),
  )
})
