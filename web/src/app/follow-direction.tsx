import { useDirection } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf } from '../i18n/languages.ts'
import { currentLanguage } from '../i18n/i18n.ts'

/** Turns Mantine's components round when the language does. */
export function FollowDirection() {
  const { i18n } = useTranslation('shell')
  const { setDirection } = useDirection()
  useEffect(() => setDirection(directionOf(currentLanguage())), [i18n.language, setDirection])
  return null
}
