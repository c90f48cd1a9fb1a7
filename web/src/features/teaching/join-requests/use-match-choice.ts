import type { JoinRequest } from '@classeur/contracts'
import { useState } from 'react'

/** The id of the student who asks to join, 'new' for a new student, or '' while the teacher has to choose. */
type MatchChoice = string

interface Choosing {
  choice: MatchChoice
  choose: (choice: MatchChoice) => void
}

/**
 * Which student a join request belongs to. A single match is suggested. The matches change while the request is shown,
 * for example when a colleague adds the student, so the suggestion follows them. What the teacher has chosen stays as
 * long as it is valid: "new" means none of the matches that were shown, so a different match asks again.
 */
export function useMatchChoice(matches: JoinRequest['matches']): Choosing {
  const ids = matches.map(({ studentId }) => studentId)
  const shown = ids.toSorted().join(' ')
  const [chosen, setChosen] = useState<{ choice: MatchChoice; shown: string } | null>(null)
  const choose = (choice: MatchChoice) => setChosen({ choice, shown })

  const [only, ...others] = ids
  if (only === undefined) return { choice: 'new', choose }
  if (chosen === null) return { choice: others.length > 0 ? '' : only, choose }
  const isValid = chosen.choice === 'new' ? chosen.shown === shown : ids.includes(chosen.choice)
  return { choice: isValid ? chosen.choice : '', choose }
}
