/** Some days in a row, as `YYYY-MM-DD`. Both are inclusive. */
interface DayRange {
  startsOn: string
  endsOn: string
}

/** Whether two ranges have a day in common. */
export const haveCommonDay = (a: DayRange, b: DayRange): boolean =>
  a.startsOn <= b.endsOn && b.startsOn <= a.endsOn
