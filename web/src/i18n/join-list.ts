import { formatLocale } from './format.ts'

/** Joins the parts of a list by the rules of the language: "a cat, a dog and a tree". */
export const joinList = (parts: readonly string[]): string =>
  new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(parts)
