import type { ItemCheck } from '../../resources/item-check.ts'

/** Checks that are answered from the tables of a language. */
export type FormCheck = Extract<ItemCheck, { kind: 'conjugation' | 'plural' | 'word-form' }>

/** The asked form of a word; null if the tables don't have it. */
export const lookUpForm = (_check: FormCheck): string | null => null
