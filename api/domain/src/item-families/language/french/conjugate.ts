/** The stems and endings of the regular conjugations, and the verbs that have forms of their own. */
const own: Readonly<Record<string, { present?: readonly string[]; plural: string; future?: string }>> = {
  être: { present: ['suis', 'es', 'est', 'sommes', 'êtes', 'sont'], plural: 'ét', future: 'ser' },
  avoir: { present: ['ai', 'as', 'a', 'avons', 'avez', 'ont'], plural: 'av', future: 'aur' },
  aller: { present: ['vais', 'vas', 'va', 'allons', 'allez', 'vont'], plural: 'all', future: 'ir' },
  faire: { present: ['fais', 'fais', 'fait', 'faisons', 'faites', 'font'], plural: 'fais', future: 'fer' },
  attendre: { plural: 'attend' },
  devoir: { plural: 'dev', future: 'devr' },
  dire: { plural: 'dis' },
  envoyer: { plural: 'envoy', future: 'enverr' },
  lire: { plural: 'lis' },
  pouvoir: { plural: 'pouv', future: 'pourr' },
  prendre: { plural: 'pren' },
  savoir: { plural: 'sav', future: 'saur' },
  venir: { plural: 'ven', future: 'viendr' },
  voir: { plural: 'voy', future: 'verr' },
  vouloir: { plural: 'voul', future: 'voudr' },
}

export const isIrregular = (verb: string): boolean => Object.hasOwn(own, verb)
export const isSecondGroup = (verb: string): boolean => verb.endsWith('ir') && !isIrregular(verb)

const endings = {
  er: ['e', 'es', 'e', 'ons', 'ez', 'ent'],
  ir: ['is', 'is', 'it', 'issons', 'issez', 'issent'],
  imparfait: ['ais', 'ais', 'ait', 'ions', 'iez', 'aient'],
  futur: ['ai', 'as', 'a', 'ons', 'ez', 'ont'],
} as const

/** Before a and o, c takes a cedilla and g an e, so that the sound stays. */
const joinEnding = (stem: string, ending: string): string => {
  if (!/^[ao]/u.test(ending)) return stem + ending
  return stem.replace(/c$/u, 'ç').replace(/g$/u, 'ge') + ending
}

const stemOf = (verb: string) => verb.slice(0, -2)

/** The présent of a verb in -er or -ir, or of être, avoir, aller and faire. Persons count from 0 (je) to 5 (ils). */
export function presentOf(verb: string, person: number): string {
  const listed = own[verb]?.present?.[person]
  if (listed !== undefined) return listed
  return joinEnding(stemOf(verb), endings[isSecondGroup(verb) ? 'ir' : 'er'][person] ?? '')
}

/** The stem of the form with nous, on which the imparfait is built; être has its own. */
export const imperfectStem = (verb: string): string =>
  own[verb]?.plural ?? `${stemOf(verb)}${isSecondGroup(verb) ? 'iss' : ''}`

export const imperfectOf = (verb: string, person: number): string =>
  joinEnding(imperfectStem(verb), endings.imparfait[person] ?? '')

/** The futur is built on the infinitive, without a final e, except for the verbs with a stem of their own. */
export const futureStem = (verb: string): string => own[verb]?.future ?? verb.replace(/e$/u, '')

export const futureOf = (verb: string, person: number): string =>
  futureStem(verb) + (endings.futur[person] ?? '')
