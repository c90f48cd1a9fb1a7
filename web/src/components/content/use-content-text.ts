import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { ContentLanguage } from './content-language.ts'

/** The few texts that content itself doesn't have, in its own language. Suspends while they load. */
export function useContentText() {
  const language = useContext(ContentLanguage)
  return useTranslation('content', { lng: language }).t
}
