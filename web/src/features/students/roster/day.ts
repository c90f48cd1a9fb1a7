const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The day of a moment where the teacher is, as ISO 8601 without a time. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
