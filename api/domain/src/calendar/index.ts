export { monthNames } from './calendar-names.ts'
export { dayIn } from './day-in.ts'
export { haveCommonDay } from './day-range.ts'
