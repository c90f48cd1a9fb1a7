import type { GenerationSnapshot } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { generationPath } from '../../realtime/generations/generation-actions.ts'

/** The content of a notice about an ended generation, with a link to it. */
export function FinishNotice({ snapshot }: { snapshot: GenerationSnapshot }) {
  const { t } = useTranslation('generations')
  const textKey = snapshot.state === 'completed' ? `finished.${snapshot.kind}` : `ended.${snapshot.state}`
  return (
    <>
      {t(textKey, { title: snapshot.title })} <Link to={generationPath(snapshot)}>{t('open')}</Link>
    </>
  )
}
