import { useState } from 'react'
import { dayOf } from './day.ts'

/** What a person has chosen. `day`: ISO 8601 without a time, empty while a date is typed; null for today. */
export interface JoinedChoice {
  day: string | null
  isFromBeginning: boolean
}

/** Saves the choice with the other unsaved fields of the form. */
interface ChoiceDraft {
  /** Null while nothing was chosen since the form was last saved. */
  kept: JoinedChoice | null
  keep: (choice: JoinedChoice) => void
}

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

const today: JoinedChoice = { day: null, isFromBeginning: false }

/**
 * Since when new students are in the class: today, until the teacher chooses another day or the beginning. The choice stays
 * for the next students and is forgotten when the teacher leaves the page, unless `draft` keeps it with an unsaved form.
 */
export function useJoinedSince(hasMarks: boolean, draft?: ChoiceDraft): JoinedSince {
  const [last, setLast] = useState(today)
  const choice = draft?.kept ?? last
  const { isFromBeginning } = choice
  const choose = (changed: Partial<JoinedChoice>) => {
    const next = { ...choice, ...changed }
    setLast(next)
    draft?.keep(next)
  }
  // Computed again on each render, because a page can stay open for days.
  const present = dayOf(new Date())
  const day = choice.day ?? present
  return {
    joinedOn: !hasMarks || isFromBeginning ? null : day || present,
    isAsked: hasMarks,
    day,
    setDay: (typed) => choose({ day: typed }),
    isFromBeginning,
    setFromBeginning: (chosen) => choose({ isFromBeginning: chosen }),
  }
}
