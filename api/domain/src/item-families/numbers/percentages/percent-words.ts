import { together } from '../recipe/word-patterns.ts'

export const percentWords = 'percent pourcent مئوية مئوي بالمئة بالمائة'

/** A skill that names nothing but percentages; in Arabic `نسب` alone are ratios. */
export const anyPercentage = `${percentWords} ${together('نسب نسبة', 'مئوية')}`

/** A percentage as it stands in a check and, through the pen, in a text. */
export const percent = (rate: number | string): string => `${rate}%`
