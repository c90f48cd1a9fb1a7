/** The forms of an Arabic noun with a number: 1, 2 as a subject and as an object, 3 to 10, 11 to 99, and 100. */
export interface CountedForms {
  one: string
  twoAsSubject: string
  two: string
  few: string
  many: string
  hundred: string
}

/**
 * A whole number with its noun, as Arabic counts: 1 and 2 are in the noun itself, 3 to 10 take the plural. It is an
 * object, as after a verb or a preposition.
 */
export function arabicCounted(count: number, forms: CountedForms): string {
  const rest = count % 100
  if (count === 1) return forms.one
  if (count === 2) return forms.two
  if (rest >= 3 && rest <= 10) return `${count} ${forms.few}`
  return `${count} ${rest >= 11 ? forms.many : forms.hundred}`
}

export const people: CountedForms = {
  one: 'شخص واحد',
  twoAsSubject: 'شخصان',
  two: 'شخصين',
  few: 'أشخاص',
  many: 'شخصًا',
  hundred: 'شخص',
}
export const days: CountedForms = {
  one: 'يوم واحد',
  twoAsSubject: 'يومان',
  two: 'يومين',
  few: 'أيام',
  many: 'يومًا',
  hundred: 'يوم',
}
export const hours: CountedForms = {
  one: 'ساعة واحدة',
  twoAsSubject: 'ساعتان',
  two: 'ساعتين',
  few: 'ساعات',
  many: 'ساعة',
  hundred: 'ساعة',
}
export const minutes: CountedForms = {
  one: 'دقيقة واحدة',
  twoAsSubject: 'دقيقتان',
  two: 'دقيقتين',
  few: 'دقائق',
  many: 'دقيقة',
  hundred: 'دقيقة',
}
export const seconds: CountedForms = {
  one: 'ثانية واحدة',
  twoAsSubject: 'ثانيتان',
  two: 'ثانيتين',
  few: 'ثوانٍ',
  many: 'ثانية',
  hundred: 'ثانية',
}

/** The same as a subject, or alone, as in a result. */
export const arabicResult = (count: number, forms: CountedForms): string =>
  count === 2 ? forms.twoAsSubject : arabicCounted(count, forms)
