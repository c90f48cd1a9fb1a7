import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { leaveFor } from '../../../config/leave-for.ts'
import { signInPath } from '../model/built-in-issuer.ts'
import { useIntendedPath } from '../model/use-intended-path.ts'
import { ArrivalNote } from '../model/arrival-note.tsx'

/** For an external issuer: one button that opens its sign-in page. */
export function ExternalSignIn({ issuerName }: { issuerName: string }) {
  const { t } = useTranslation('identity')
  const { intendedPath } = useIntendedPath()
  const [search] = useSearchParams()
  // The issuer may still have the person's session, so it must be asked to let them sign in again.
  const prompt = search.has('again') ? '&prompt=login' : ''
  return (
    <>
      <ArrivalNote />
      <p>{t('external.text', { issuer: issuerName })}</p>
      <Button look="primary" wide onClick={() => leaveFor(signInPath(intendedPath) + prompt)}>
        {t('external.button', { issuer: issuerName })}
      </Button>
    </>
  )
}
