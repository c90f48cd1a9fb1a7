import { Button } from '../../components/fields/buttons/button.tsx'
import { useTranslation } from 'react-i18next'
import { leaveFor } from '../../config/leave-for.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import classes from './error-page.module.css'

interface ErrorPageProps {
  /** 404: the page doesn't exist. 500: the app failed. */
  type: 404 | 500
  /** Only for 500: the ID that is also in the server's log. */
  incidentId?: string | undefined
}

/**
 * A full page that says what happened, with a link back. The link reloads the app, which works even if the router
 * doesn't.
 */
export function ErrorPage({ type, incidentId }: ErrorPageProps) {
  const { t } = useTranslation('shell')
  const problem = useProblemText({ code: 'general/internal', params: {} })
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <p className={classes.type} aria-hidden>
        {type}
      </p>
      <svg viewBox="0 0 240 20" className={classes.mark} aria-hidden>
        <path
          d="M6 11c40-6 90-8 226-5-60 1-120 3-168 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h1 className={classes.title}>{type === 404 ? t('errorPage.notFound.title') : problem.title}</h1>
      <p className={classes.text}>{type === 404 ? t('errorPage.notFound.text') : problem.advice}</p>
      {incidentId && <p className={classes.incident}>{t('problem.reference', { id: incidentId })}</p>}
      <div className={classes.actions}>
        <Button look="primary" onClick={() => leaveFor('/')}>
          {t('errorPage.home')}
        </Button>
        <Button onClick={() => window.history.back()}>{t('errorPage.back')}</Button>
      </div>
    </main>
  )
}
