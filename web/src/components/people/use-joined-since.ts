import { useState } from 'react'
import { dayOf } from './day.ts'

/** Since when new students are in their class. */
export interface JoinedSince {
  /** The first day, ISO 8601 without a time; null: from the beginning, so earlier exams wait for their marks. */
  joinedOn: string | null
  /** False in a class without marks, in which nobody joins late. */
  isAsked: boolean
  /** The text of the date field, which is empty while a date is typed. */
  day: string
  setDay: (day: string) => void
  isFromBeginning: boolean
  setFromBeginning: (isFromBeginning: boolean) => void
}

/** The choice of {@link JoinedSince}: today unless the person chooses another day or the beginning. */
export function useJoinedSince(hasMarks: boolean): JoinedSince {
  const [chosenDay, setDay] = useState<string | null>(null)
  const [isFromBeginning, setFromBeginning] = useState(false)
  // Computed again on each render, because a page can stay open for days.
  const today = dayOf(new Date())
  const day = chosenDay ?? today
  const joinedOn = !hasMarks || isFromBeginning ? null : day || today
  return { joinedOn, isAsked: hasMarks, day, setDay, isFromBeginning, setFromBeginning }
}
