import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { leaveFor } from '../../../config/leave-for.ts'
import { signInPath } from '../model/built-in-issuer.ts'
import { useIntendedPath } from '../model/use-intended-path.ts'
import { ArrivalNote } from '../model/arrival-note.tsx'

/** For an external issuer: one button that opens its sign-in page. */
export function ExternalSignIn({ issuerName }: { issuerName: string }) {
  const { t } = useTranslation('identity')
  const { intendedPath } = useIntendedPath()
  return (
    <>
      <ArrivalNote />
      <p>{t('external.text', { issuer: issuerName })}</p>
      <Button look="primary" wide onClick={() => leaveFor(signInPath(intendedPath))}>
        {t('external.button', { issuer: issuerName })}
      </Button>
    </>
  )
}
