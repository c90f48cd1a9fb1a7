const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The date of a moment in local time, as ISO 8601 without a time. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
