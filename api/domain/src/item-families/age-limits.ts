import { agesOfLevel } from '../lesson-plans/material/school-ages.ts'

/** The age of a class in years; null if nobody stated it, or if it leaves nothing out. */
export type Age = number | null

/** From this age on, nothing is left out. */
const withoutLimits = 11
const decimalsFrom = 9

/** The largest numbers of the first years of school. */
const largestNumbers: readonly [age: number, most: number][] = [
  [6, 100],
  [7, 1000],
  [8, 10_000],
]

export const mostAt = (age: Age): number =>
  largestNumbers.find(([years]) => isUpTo(age, years))?.[1] ?? Number.POSITIVE_INFINITY

/** Whether the class is of this age or younger. */
export const isUpTo = (age: Age, years: number): boolean => age !== null && age <= years

/** Before this, students have only met whole numbers. */
export const hasDecimals = (age: Age): boolean => !isUpTo(age, decimalsFrom - 1)
export const hasNegatives = (age: Age): boolean => !isUpTo(age, withoutLimits - 1)

/** One age for each set of limits, as families see them: nothing differs between others. */
export const limitingAges: readonly number[] = [6, 7, 8, 10]

/** The age that limits the items of a level: of a level with several years, the oldest. */
export function limitingAge(level: string): Age {
  const to = agesOfLevel(level)?.to
  return to === undefined || to >= withoutLimits ? null : to
}

interface WithErrors {
  errors: Readonly<Record<string, { from?: number }>>
}

/** The errors of a family, by key, that can happen with the numbers of an age. */
export const errorKeysAt = ({ errors }: WithErrors, age: Age): string[] =>
  Object.entries(errors)
    .filter(([, { from = 0 }]) => !isUpTo(age, from - 1))
    .map(([key]) => key)
