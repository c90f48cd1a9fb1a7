import type { ItemFamily } from '../item-family.ts'
import { dateAfter } from './calendar.ts'
import { convertArea } from './convert-area.ts'
import { convertTime } from './convert-time.ts'
import { daysBetween, weekday } from './days-and-weekdays.ts'
import { duration } from './duration.ts'
import { convertCapacity, convertLength, convertMass } from './metric-conversions.ts'
import { moneyChange } from './money-change.ts'
import { readClock } from './read-clock.ts'
import { timeAfter } from './time-after.ts'
import { timetable } from './timetable.ts'

export const measures: readonly ItemFamily[] = [
  convertLength,
  convertMass,
  convertCapacity,
  convertArea,
  convertTime,
  readClock,
  timeAfter,
  duration,
  timetable,
  dateAfter,
  weekday,
  daysBetween,
  moneyChange,
]
