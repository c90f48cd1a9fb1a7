import type { Language } from '@classeur/contracts'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'

/** The language in which the lesson plan is written, which may differ from the language of the screen. */
export const PlanLanguage = createContext<Language>('en')

/** The number of objectives of the lesson plan. */
export const ObjectiveCount = createContext(0)

/** The texts for headings and labels inside a lesson plan, in its own language. Suspends while they load. */
export function usePlanText() {
  const language = useContext(PlanLanguage)
  return useTranslation(['lesson-plans', 'generations'], { lng: language }).t
}
