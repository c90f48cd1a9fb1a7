import type { GenerationSnapshot } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { generationPath } from '../../realtime/generations/generation-actions.ts'

/** What a notification says about a generation that ended, with the way to it. */
export function FinishNotice({ snapshot }: { snapshot: GenerationSnapshot }) {
  const { t } = useTranslation('generations')
  const words = snapshot.state === 'completed' ? `finished.${snapshot.kind}` : `ended.${snapshot.state}`
  return (
    <>
      {t(words, { title: snapshot.title })} <Link to={generationPath(snapshot)}>{t('open')}</Link>
    </>
  )
}
