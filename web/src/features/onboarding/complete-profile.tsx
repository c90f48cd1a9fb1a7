import { defaultKeyboardPreferences, defaultNotificationPreferences } from '@classeur/contracts'
import { safeRedirectPath } from '@classeur/domain/access'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { notifyDone } from '../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../components/overlays/notices/notify.tsx'
import { readTheme } from '../../config/theme-preference.ts'
import { useSaveProfile } from '../../http/queries/profile.ts'
import { makeSampleClass } from '../../http/queries/sample-class.ts'
import { readDigits } from '../../i18n/format.ts'
import classes from './complete-profile.module.css'
import { ProfileForm, type ProfileAnswers } from './profile-form.tsx'

/** `/register`, second step: creates `user_info`. The person can skip it. */
export function CompleteProfile() {
  const { t } = useTranslation('onboarding')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const saveProfile = useSaveProfile()
  const intendedPath = safeRedirectPath(search.get('redirect_to'))

  const save = async (answers: ProfileAnswers, withSample: boolean) => {
    await saveProfile({
      ...answers,
      digits: readDigits(),
      theme: readTheme(),
      keyboard: defaultKeyboardPreferences,
      notifications: defaultNotificationPreferences,
    })
    // Only the profile is required. If creating the sample class fails, the home page offers it again.
    if (withSample) await makeSampleClass().catch(notifyProblem)
    notifyDone(t('saved'))
    await navigate(intendedPath, { replace: true })
  }

  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <div className={classes.card}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <ProfileForm onSave={save} />
      </div>
      <p className={classes.later}>
        <Link to={intendedPath}>{t('later')}</Link>
      </p>
    </main>
  )
}
