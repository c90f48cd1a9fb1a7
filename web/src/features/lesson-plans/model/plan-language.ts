import type { Language } from '@classeur/contracts'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'

/** The language the lesson plan is written in, whatever the language of the screen. */
export const PlanLanguage = createContext<Language>('en')

/** Words for headings and labels inside a lesson plan, in its own language. Suspends while they are fetched. */
export function usePlanText() {
  const language = useContext(PlanLanguage)
  return useTranslation(['lesson-plans', 'generations'], { lng: language }).t
}
