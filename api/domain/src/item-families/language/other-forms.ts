import { lookUpForm, type FormCheck } from './look-up-form.ts'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const mostPersons = 11
const agreements = ['masculine', 'feminine', 'masculine-plural', 'feminine-plural'].map(
  (agreement) => `participle-${agreement}`,
)
/** Tables of forms that are mixed up with each other. */
const mixedUp: readonly (readonly string[])[] = [
  agreements,
  ['comparative', 'superlative'],
  ['dual', 'dual-object'],
]
/** In a sentence with a past form, another past form or the present is wrong; the present isn't always. */
const englishTenses = ['present', 'past-simple', 'past-participle']

function otherChecks(check: FormCheck): FormCheck[] {
  if (check.kind === 'plural') return []
  if (check.kind === 'word-form') {
    const tables = mixedUp.find((group) => group.includes(check.table)) ?? []
    return tables.map((table) => ({ ...check, table }))
  }
  if (check.language !== 'en') return range(mostPersons).map((person) => ({ ...check, person }))
  return check.tense === 'present' ? [] : englishTenses.map((tense) => ({ ...check, tense, person: 2 }))
}

/** Forms of the same word that stand in its place by mistake, such as that of another person. */
export function otherForms(check: FormCheck): string[] {
  const asked = lookUpForm(check)
  const forms = otherChecks(check).flatMap((other) => lookUpForm(other) ?? [])
  return [...new Set(forms)].filter((form) => form !== asked)
}
